import { expectAccessible } from "../support/axe.ts";
import { allPaths } from "../support/routes.ts";
import { inEveryLanguage, test } from "../support/site.ts";

inEveryLanguage(() => {
  // A change of theme fades, and axe would measure colours on the way.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of allPaths) {
    test(`axe finds nothing on ${path}, light or dark`, async ({ page, site }) => {
      await site.open(path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  }
});
