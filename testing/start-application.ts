import type { Page } from "@playwright/test";

/**
 * Waits until the application has hydrated the page. `html[data-ready]` alone can mean the static page's own script, on
 * which links load documents.
 */
export const waitForApplication = (page: Page) =>
  page.locator("html[data-ready=application]").waitFor({ state: "attached" });

/** Starts the application on a static page that would otherwise not need it. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("site-needed")));
  await waitForApplication(page);
}
