import { specifiedPaths } from "../support/routes.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inEveryLanguage, test } from "../support/site.ts";

/** From the narrowest phone to a small desktop, including widths between the designed ones. */
const widths = [320, 360, 420, 600, 768, 1024];

inEveryLanguage(() => {
  for (const path of specifiedPaths) {
    test(`${path} never scrolls sideways at any width`, async ({ page, site }) => {
      await site.open(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => overflowWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
      }
    });
  }
});
