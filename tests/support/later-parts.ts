import type { Page } from "@playwright/test";

/** Scrolls every lazy part of a page into view, as a reader would. */
export const comeNearAll = (page: Page) => page.evaluate(async () => {
  for (const part of document.querySelectorAll("[data-pending]")) {
    part.scrollIntoView({ behavior: "instant" });
    // The observer runs once per frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
});
