/** What a visitor can move to. */
const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Radix hides all but its list from screen readers, and offers no way to ask otherwise
 * (https://github.com/radix-ui/primitives/issues/1927): a page without heading and main region, and full of controls
 * that are hidden and yet take the focus when the list shuts. A list is no dialog; the page is given back. Radix's own
 * guards stay hidden, and so does a status region that stands by itself, for nothing is announced over an open list.
 */
export function restoreAriaHidden(hiddenBefore: ReadonlySet<Element>) {
  for (const element of document.querySelectorAll("[data-aria-hidden][aria-hidden='true']")) {
    const silent = element.matches("[data-radix-focus-guard]")
      || (element.querySelector("[role='status']") !== null && element.querySelector(focusable) === null);
    if (!silent && !hiddenBefore.has(element)) element.removeAttribute("aria-hidden");
  }
}

/** What is hidden from screen readers now, by a dialog around the select, say, and is to stay so. */
export const findAriaHidden = (): ReadonlySet<Element> => new Set(document.querySelectorAll("[aria-hidden='true']"));
