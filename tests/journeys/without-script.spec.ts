import { formatRupees } from "#i18n/format";
import { expect, inOneLanguage, test } from "../support/site.ts";
import { formPaths, allPaths } from "../support/routes.ts";
import { expectScriptNotice, withoutTags } from "../support/script-notice.ts";

inOneLanguage(() => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("every page can be read, and links to the other language", async ({ page, site }) => {
      for (const path of allPaths) {
        await test.step(path, async () => {
          const answer = await page.goto(site.address(path));
          expect(answer!.status()).toBe(200);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(150);
          await expect(page.locator("[data-switch]")).toHaveAttribute(
            "href",
            site.language === "en" ? (path === "/" ? "/hi" : `/hi${path}`) : path,
          );
          // No translation key shows.
          expect(await page.locator("body").innerText()).not.toMatch(/\{\{|\b(meta|heading|field)\.[a-z]/);
        });
      }
    });

    for (const path of formPaths) {
      test(`the form of ${path} says that it needs JavaScript, gives a phone number, and adds nothing to the address`, async ({
        page,
        site,
      }) => {
        await page.goto(site.address(path));
        await expectScriptNotice(page, site);
        await expect(page.getByText(withoutTags(site.t("without-script:text.form")))).toBeVisible();
        const field = page.getByRole("main").getByRole("textbox").first();
        await field.fill("1234567890");
        await page.getByRole("main").getByRole("button").last().click();
        await expect(field).toHaveValue("1234567890");
        expect(page.url()).not.toContain("1234567890");
      });
    }

    test("the calculator shows a complete calculation, as a chart and in figures", async ({ page, site }) => {
      await page.goto(site.address("/"));
      const calculator = page.locator("#calculator");
      for (const rupees of [25_000, 493.15, 25_493.15]) {
        await expect(
          calculator.getByText(formatRupees(Math.round(rupees * 100) / 100, site.language, 2)).first(),
        ).toBeVisible();
      }
      await expect(calculator.locator("svg circle").first()).toBeVisible();
      await page.getByText(site.t("calculator:trueCost.heading")).click();
      await expect(calculator.getByRole("table")).toBeVisible();
    });
  });
});
