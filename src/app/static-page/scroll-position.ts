/** Where a reader is on a page and what is open on it, told by what is there, for in another language it has other heights. */
export interface ScrollPosition {
  /** The `id` of the last marked element that begins above the upper edge of the window, if there is one. */
  mark?: string;
  /** Pixels from the start of that element, or of the page. */
  below: number;
  /** The `id`s of the details that stand open. */
  open: string[];
}

const marks = () => [...document.querySelectorAll<HTMLElement>("main [id]:not(:where(svg *))")].filter((element) => element.offsetParent !== null);

/** The reader's place now. */
export function getScrollPosition(): ScrollPosition {
  const passed = marks().filter((element) => element.getBoundingClientRect().top <= 1).pop();
  const open = [...document.querySelectorAll("main details[id][open]")].map(({ id }) => id);
  return passed ? { mark: passed.id, below: -passed.getBoundingClientRect().top, open } : { below: scrollY, open };
}

/** Opens the details that stood open. */
export function reopenDetails({ open }: ScrollPosition): void {
  for (const id of open) {
    const details = document.getElementById(id);
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
}

/** Scrolls to a place found before, at once. */
export function restoreScroll({ mark, below }: ScrollPosition): void {
  const element = mark ? document.getElementById(mark) : null;
  scrollTo({ top: element ? element.getBoundingClientRect().top + scrollY + below : below, behavior: "instant" });
}
