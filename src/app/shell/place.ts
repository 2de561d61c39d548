/** Where a reader is on a page, told by what is there, for the same page in another language has other heights. */
export interface Place {
  /** The `id` of the last marked element that begins above the upper edge of the window, if there is one. */
  mark?: string;
  /** Pixels from the start of that element, or of the page. */
  below: number;
}

const marks = () => [...document.querySelectorAll<HTMLElement>("main [id]:not(:where(svg *))")].filter((element) => element.offsetParent !== null);

/** The reader's place now. */
export function findPlace(): Place {
  const passed = marks().filter((element) => element.getBoundingClientRect().top <= 1).at(-1);
  return passed ? { mark: passed.id, below: -passed.getBoundingClientRect().top } : { below: scrollY };
}

/** Scrolls to a place found before, at once. */
export function goToPlace({ mark, below }: Place): void {
  const element = mark ? document.getElementById(mark) : null;
  scrollTo({ top: element ? element.getBoundingClientRect().top + scrollY + below : below, behavior: "instant" });
}
