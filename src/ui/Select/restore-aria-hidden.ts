/** Focusable elements. */
const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Shows the page to screen readers again while the list is open. Radix hides everything else, without an option to change
 * it (https://github.com/radix-ui/primitives/issues/1927), although hidden controls get the focus when the list closes.
 * Radix's own focus guards stay hidden, and so does a separate status region, so that nothing is announced over an open list.
 */
export function restoreAriaHidden(hiddenBefore: ReadonlySet<Element>) {
  for (const element of document.querySelectorAll("[data-aria-hidden][aria-hidden='true']")) {
    const silent =
      element.matches("[data-radix-focus-guard]") ||
      (element.querySelector("[role='status']") !== null && element.querySelector(focusable) === null);
    if (!silent && !hiddenBefore.has(element)) element.removeAttribute("aria-hidden");
  }
}

/** Elements that are already hidden from screen readers, for example by a dialog around the select, and must stay hidden. */
export const findAriaHidden = (): ReadonlySet<Element> => new Set(document.querySelectorAll("[aria-hidden='true']"));
