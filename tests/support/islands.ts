import type { Page } from "@playwright/test";

/** Scrolls every part of a page that has not hydrated yet into view, one after the other. */
export const scrollThroughIslands = (page: Page) =>
  page.evaluate(async () => {
    for (const island of document.querySelectorAll("[data-pending]")) {
      island.scrollIntoView({ behavior: "instant" });
      // The observer runs once per frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
