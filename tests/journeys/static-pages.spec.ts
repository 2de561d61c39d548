import type { Page } from "@playwright/test";
import { expect, inOneLanguage, phone, test } from "../support/site.ts";

/** The script of the application, which a static page does not load. */
const application = /\/assets\/main-\w+\.js$/;

/** Records the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  return scripts;
}

const isStarted = (scripts: string[]) => scripts.some((path) => application.test(path));

const staticPaths = [
  "/privacy-policy",
  "/terms-rates",
  "/blog-details/1",
  "/faqs",
  "/about-us",
  "/lending-partner",
  "/repay-loan",
  "/blogs",
  "/404",
];

inOneLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    for (const path of staticPaths) {
      test(`${path} loads one small script and no application`, async ({ page, site }) => {
        const scripts = scriptsOf(page);
        await site.open(path);
        await page.waitForLoadState("networkidle");
        expect(scripts).toHaveLength(1);
      });
    }

    test("reading a policy to its end and using the menu starts no application, and the links work", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const scripts = scriptsOf(page);
      await site.open("/privacy-policy");
      await page.mouse.wheel(0, 5_000);
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      const menu = page.getByRole("navigation", { name: t("shell:nav.label") });
      await menu.getByText(t("shell:theme.label")).first().tap();
      await menu.getByRole("radio", { name: t("shell:theme.dark") }).check();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(isStarted(scripts)).toBe(false);
      await menu.getByRole("link", { name: t("shell:nav.repay") }).tap();
      await page.waitForURL(`**${site.address("/repay-loan")}`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: t("policy-privacy:heading") })).toBeAttached();
      expect(isStarted(scripts)).toBe(false);
    });

    test("the home page starts the application when the visitor moves a slider, and the calculator works", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const scripts = scriptsOf(page);
      await site.open("/");
      await page.waitForLoadState("networkidle");
      expect(isStarted(scripts)).toBe(false);
      await page.getByRole("slider", { name: t("calculator:amount.label") }).fill("60000");
      await expect(page.getByRole("textbox", { name: t("calculator:amount.exact") })).toHaveValue("60,000");
      expect(isStarted(scripts)).toBe(true);
    });

    test("a press on a button of a static page starts the application and counts", async ({ page, site }) => {
      const { t } = site;
      const scripts = scriptsOf(page);
      await site.open("/blogs");
      const posts = page.getByRole("main").getByRole("listitem");
      const before = await posts.count();
      expect(isStarted(scripts)).toBe(false);
      await page.getByRole("button", { name: t("blogs:more") }).tap();
      await expect.poll(() => posts.count()).toBeGreaterThan(before);
    });
  });

  test("a language switch keeps the scroll position on a static page and starts no application", async ({
    page,
    site,
  }) => {
    const scripts = scriptsOf(page);
    await site.open("/privacy-policy#retention");
    const heading = page.locator("#retention");
    await heading.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 20, behavior: "instant" }),
    );
    const top = async () => Math.round((await heading.boundingBox())!.y);
    const before = await top();
    // By keyboard, because a click would scroll to the header first.
    await page.locator("[data-switch]").evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${site.language === "en" ? "/hi" : ""}/privacy-policy#retention`);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    await expect(page.locator("[data-switch]")).toBeFocused();
    expect(isStarted(scripts)).toBe(false);
  });

  test("a form starts the application immediately", async ({ page, site }) => {
    const scripts = scriptsOf(page);
    await site.open("/apply-now");
    expect(isStarted(scripts)).toBe(true);
  });
});
