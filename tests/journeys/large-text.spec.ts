import { findBrowser } from "../../testing/browser.ts";
import { largeText, headlessFlags } from "../../testing/browser-flags.ts";
import { allPaths } from "../support/routes.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inEveryLanguage, test } from "../support/site.ts";

/** A browser whose user has doubled the text size, which no page can do itself. */
test.use({ launchOptions: { executablePath: findBrowser(), args: [...headlessFlags, largeText] } });

inEveryLanguage(() => {
  test("with text twice as large, no page scrolls sideways on a phone, and no phone number or address is cut off", async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    for (const path of allPaths) {
      await site.open(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => overflowWidth(page), { message: `${path}, ${width} px` }).toBeLessThanOrEqual(0);
      }
      const cut = await page
        .getByRole("main")
        .locator("a[href^='tel:'], a[href^='mailto:'], a[href^='https://wa.me/']")
        .evaluateAll((links) =>
          links
            .filter((link) => !link.closest("table"))
            .filter(
              (link) =>
                link.getBoundingClientRect().right > innerWidth ||
                (getComputedStyle(link).display !== "inline" && link.scrollWidth > link.clientWidth + 1),
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut, path).toEqual([]);
    }
  });

  test("the station numbers stay inside their circles on the map", async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await site.open("/contact-us");
    const numbers = page.locator("main svg circle + text");
    await expect(numbers).toHaveText(["1", "2", "3"]);
    const outside = await numbers.evaluateAll(
      (texts) =>
        texts.filter((text) => {
          const [number, circle] = [text.getBoundingClientRect(), text.previousElementSibling!.getBoundingClientRect()];
          return number.height > circle.height || number.width > circle.width;
        }).length,
    );
    expect(outside).toBe(0);
  });
});
