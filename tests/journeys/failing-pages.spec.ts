import { formPaths } from "../support/routes.ts";
import { expectScriptNotice, scriptNotice, withoutTags } from "../support/script-notice.ts";
import { expect, inOneLanguage, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";

inOneLanguage(() => {
  test("an unknown address returns 404, says so and links to other pages", async ({ page, site }) => {
    const { t } = site;
    const answer = await page.goto(site.address("/no/such/page"));
    expect(answer!.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", site.language === "hi" ? "hi-IN" : "en-IN");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(site.language === "en" ? "404 - Page Not Found" : t("not-found:heading"));
    await expect(page).toHaveTitle(t("shell:title", { page: t("not-found:meta.title") }));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("not-found:check") })
      .click();
    await expect(heading).toHaveText(t("check:heading"));
    expect(new URL(page.url()).pathname).toBe(site.address("/check"));
  });

  test.describe("when the code of a page cannot be fetched", () => {
    const broken = "**/assets/*Page-*.js";

    test("following a link reloads the page once, which can then be read and says what does not work", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.openApplication("/");
      // Counts loads, not requests: the browser may have prefetched the document.
      const documents: string[] = [];
      page.on("load", () => documents.push(new URL(page.url()).pathname));
      await page.route(broken, (route) => route.abort());
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.checkStatus") })
        .click();
      await expectScriptNotice(page, site);
      await expect(page.getByRole("heading", { level: 1, name: t("check:heading") })).toBeVisible();
      await expect.poll(() => documents).toEqual([site.address("/check")]);
      await page.waitForTimeout(1_000);
      expect(documents).toHaveLength(1);

      // The page loads again once the network is back.
      await page.unroute(broken);
      await page.reload();
      await waitUntilReady(page);
      await expect(scriptNotice(page)).toBeHidden();
    });

    test("without storage, following a link shows the error screen, because a reload could repeat for ever", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("off", "SecurityError");
          },
        });
      });
      await site.openApplication("/");
      await page.route(broken, (route) => route.abort());
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.checkStatus") })
        .click();
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: site.language === "en" ? "Application Error" : t("shell:failure.application"),
        }),
      ).toBeFocused();
      await expect(page).toHaveTitle(t("shell:failure.application"));
      await expect(page.getByText(t("shell:failure.applicationDetail"))).toBeVisible();
      await expect(page.getByRole("navigation", { name: t("shell:nav.label") })).toBeVisible();
      await page.unroute(broken);
      await page.getByRole("button", { name: t("shell:failure.again") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("check:heading") })).toBeVisible();
    });

    test("a page whose code fails to load only once is shown", async ({ page, site }) => {
      const { t } = site;
      let failed = 0;
      await page.route("**/assets/*Page-*.js", (route) => (failed++ === 0 ? route.abort() : route.continue()));
      await page.goto(site.address("/apply-now"));
      await waitUntilReady(page);
      await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeVisible();
      expect(failed).toBeGreaterThan(1);
    });
  });

  test("when the site's script cannot be fetched, the page can be read, and its links and language switch work", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(site.address("/faqs"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("faqs:heading"));
    const otherAddress = siteInOtherLanguage(site, page).address("/faqs");
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${otherAddress}`);
    await page
      .getByRole("banner")
      .getByRole("link")
      .filter({ has: page.locator("svg") })
      .first()
      .click();
    await page.waitForURL(site.language === "en" ? "**/hi" : "**/");
  });

  for (const path of formPaths) {
    test(`when the site's script cannot be fetched, the form of ${path} gives a phone number and adds nothing to the address`, async ({
      page,
      site,
    }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(site.address(path));
      await expect(page.getByText(withoutTags(site.t("without-script:text.form")))).toBeVisible();
      const field = page.getByRole("main").getByRole("textbox").first();
      await field.fill("1234567890");
      await page.getByRole("main").locator("button[type=submit]").click();
      await expect(field).toHaveValue("1234567890");
      expect(page.url()).not.toContain("1234567890");
    });
  }
});
