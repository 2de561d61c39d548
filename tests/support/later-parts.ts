import type { Page } from "@playwright/test";

/** Brings every part of a page that comes later near the screen, one after the other, as somebody who reads on does. */
export const comeNearAll = (page: Page) => page.evaluate(async () => {
  for (const part of document.querySelectorAll("[data-pending]")) {
    part.scrollIntoView({ behavior: "instant" });
    // The observer looks once a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
});
