import { specifiedPaths } from "../support/routes.ts";
import { expect, inEveryLanguage, test } from "../support/site.ts";

/** From the narrowest phone to a small desktop, and what lies between them, where no layout was drawn by hand. */
const widths = [320, 360, 420, 600, 768, 1024];

inEveryLanguage(() => {
  for (const path of specifiedPaths) {
    test(`${path} never scrolls sideways, however wide the screen`, async ({ page, site }) => {
      await site.open(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${width} px` }).toBeLessThanOrEqual(0);
      }
    });
  }
});
