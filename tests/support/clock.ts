import type { Page } from "@playwright/test";

/**
 * Stops the page's clock, which must be installed: from here on time passes only when the test advances it. The moment
 * must be in the future when the page receives it. If a busy machine is too late, the clock has stopped anyway, so a
 * later moment works on the next attempt.
 */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const moment = await page.evaluate(() => Date.now() + 500);
    const error = await page.clock.pauseAt(moment).then(
      () => undefined,
      (error: Error) => error,
    );
    if (!error) return;
    if (!error.message.includes("to the past")) throw error;
  }
}
