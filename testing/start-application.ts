import type { Page } from "@playwright/test";

/** Starts the application on a static page that would otherwise not need it. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("site-needed")));
  await page.locator("html[data-ready=application]").waitFor({ state: "attached" });
}
