import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/site.ts";

test.describe("a carousel that glides", () => {
  test("shows the focused card fully and does not move while it has the focus", async ({ page }, { config }) => {
    await page.clock.install();
    await page.goto(`${config.metadata.gallery}?lang=en`);
    await page.locator("html[data-ready]").waitFor();
    const carousel = page.getByRole("region", { name: "Loan tips, gliding", exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const viewport = carousel.locator("[data-ready]");
    await viewport.waitFor();
    await stopClock(page);
    const links = carousel.getByRole("link");
    const left = (index: number) => links.nth(index).evaluate((link) => link.getBoundingClientRect().left);
    const start = await left(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return start - (await left(0));
      })
      .toBeGreaterThan(0);
    // Half a card further: one card leaves the view while another enters.
    await page.clock.runFor(1_500);

    await carousel.getByRole("button").last().focus();
    for (let index = 0; index < 5; index += 1) {
      await page.keyboard.press("Tab");
      await expect(links.nth(index)).toBeFocused();
      await page.clock.runFor(100);
      const shown = await viewport.boundingBox();
      const focused = await links.nth(index).boundingBox();
      expect(focused!.x).toBeGreaterThanOrEqual(shown!.x);
      expect(focused!.x + focused!.width).toBeLessThanOrEqual(shown!.x + shown!.width);
      await page.clock.runFor(3_000);
      expect(await left(index)).toBeCloseTo(focused!.x, 0);
    }
  });
});
