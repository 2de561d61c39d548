/** A reader's position, relative to the nearest element with an id because heights differ between languages, and the open details. */
export interface ScrollPosition {
  /** The `id` of the last element that starts above the top of the window, if any. */
  mark?: string;
  /** Pixels from the start of that element, or of the page. */
  below: number;
  /** The `id`s of the open details. */
  open: string[];
}

const marks = () =>
  [...document.querySelectorAll<HTMLElement>("main [id]:not(:where(svg *))")].filter(
    (element) => element.offsetParent !== null,
  );

/** The current position. */
export function getScrollPosition(): ScrollPosition {
  const passed = marks()
    .filter((element) => element.getBoundingClientRect().top <= 1)
    .pop();
  const open = [...document.querySelectorAll("main details[id][open]")].map(({ id }) => id);
  return passed ? { mark: passed.id, below: -passed.getBoundingClientRect().top, open } : { below: scrollY, open };
}

/** Opens the details that were open. */
export function reopenDetails({ open }: ScrollPosition): void {
  for (const id of open) {
    const details = document.getElementById(id);
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
}

/** Scrolls to a saved position without animation. */
export function restoreScroll({ mark, below }: ScrollPosition): void {
  const element = mark ? document.getElementById(mark) : null;
  scrollTo({ top: element ? element.getBoundingClientRect().top + scrollY + below : below, behavior: "instant" });
}
