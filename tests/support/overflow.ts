import type { Page } from "@playwright/test";

/** How many pixels of the page lie beside the screen; 0 means that it never scrolls sideways. */
export const overflowWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
