import type { Page } from "@playwright/test";

/**
 * Stops the page's clock, which has to be installed: from here on time passes only when the test says so. The moment at
 * which it stops has to lie ahead when the page hears of it; where a busy machine was too late, the clock stands still by
 * then, and a moment ahead of it is still ahead when it is named again.
 */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const moment = await page.evaluate(() => Date.now() + 500);
    const error = await page.clock.pauseAt(moment).then(() => undefined, (error: Error) => error);
    if (!error) return;
    if (!error.message.includes("to the past")) throw error;
  }
}
