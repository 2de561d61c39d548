import type { Page } from "@playwright/test";
import { storageKeys } from "#content/storage";
import { otherLanguages } from "#i18n/languages";
import { expect, inOneLanguage, phone, test } from "../support/site.ts";
import { spreadText } from "../../testing/text-spacing.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

inOneLanguage(() => {
  test("a link sets the new title before it moves the focus to the heading; Back restores the scroll position", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.openApplication("/");
    let loads = 0;
    page.on("load", () => (loads += 1));
    // Records the title at the moment the heading takes the focus.
    await page.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      addEventListener("focusin", ({ target }) => (target as Element).matches("h1") && titles.push(document.title));
    });
    const follow = page.getByRole("main").getByRole("link", { name: t("home:status.action") });
    await follow.scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(300);
    await follow.click();
    const check = page.getByRole("heading", { level: 1, name: t("check:heading") });
    await expect(check).toBeFocused();
    await expect(page).toHaveTitle(t("shell:title", { page: t("check:meta.title") }));
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
      t("shell:title", { page: t("check:meta.title") }),
    ]);

    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: t("home:hero.heading") })).toBeFocused();
    await expect(page).toHaveTitle(t("home:meta.title"));
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(3);
    await page.goForward();
    await expect(check).toBeFocused();
    expect(loads).toBe(0);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${site.address("/check")}$`));
  });

  test("the skip link comes first and moves the focus past the header", async ({ page, site }) => {
    await site.open("/apply-now");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: site.t("shell:skip") });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  test("the Lending Partner menu opens, closes on Escape and on a press elsewhere, leads to its pages and marks the current one", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.open("/");
    const summary = page.getByRole("banner").getByText(t("shell:nav.lendingPartner"));
    const partner = page.getByRole("banner").getByRole("link", { name: t("shell:nav.partner"), exact: true });
    const policies = page.getByRole("banner").getByRole("link", { name: t("shell:nav.policies"), exact: true });
    await expect(partner).toBeHidden();
    await summary.click();
    await expect(policies).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(partner).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(partner).toBeHidden();
    expect(await summary.evaluate((element) => element.closest("summary") === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(partner).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(partner).toBeHidden();
    await summary.click();
    await policies.click();
    await expect(page.getByRole("heading", { level: 1, name: t("lending-partner:heading") })).toBeAttached();
    await expect(page.locator("#policies").getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(policies).toBeHidden();
    await summary.click();
    await expect(partner).toHaveAttribute("aria-current", "page");
    await expect(policies).not.toHaveAttribute("aria-current");
  });

  test("a chosen theme is applied before the first paint of the next page", async ({ page, site }) => {
    const { t } = site;
    await site.open("/faqs");
    await page.getByRole("banner").getByText(t("shell:theme.label")).first().click();
    await page.getByRole("radio", { name: t("shell:theme.dark") }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // With the site's scripts blocked, only the HTML can have applied the theme.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
    await page.unroute("**/assets/*.js");
    await site.open("/contact-us");
    await page.getByRole("banner").getByText(t("shell:theme.label")).first().click();
    await expect(page.getByRole("radio", { name: t("shell:theme.dark") })).toBeChecked();
    await page.getByRole("radio", { name: t("shell:theme.auto") }).check();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });

  test("the contact bar is only on the home page, the current page is marked, and the footer shows the year", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.open("/");
    const bar = page
      .getByRole("region", { name: t("contact-bar:text.label"), exact: true })
      .filter({ hasText: t("contact-bar:text.hours") })
      .first();
    await expect(page.getByRole("banner").getByText(t("contact-bar:text.hours"))).toBeVisible();
    await expect(bar).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:nav.about") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("about:heading"));
    await expect(page.getByRole("banner").getByText(t("contact-bar:text.hours"))).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: t("shell:nav.about") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("contentinfo")).toContainText(String(new Date().getFullYear()));
  });

  test("help is available on every page: WhatsApp, phone and complaint", async ({ page, site }) => {
    const { t } = site;
    await site.open("/apply-now");
    const button = page.getByRole("button", { name: t("help:text.help.open"), exact: true });
    const complaint = page.getByRole("link", { name: t("help:text.help.complaint"), exact: true });
    await button.click();
    await expect(page.getByRole("link", { name: t("help:text.help.whatsapp") })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+/,
    );
    await expect(page.getByRole("link", { name: t("help:text.help.call") })).toHaveAttribute("href", /^tel:\+\d+/);
    await page.keyboard.press("Escape");
    await expect(complaint).toBeHidden();
    await expect(button).toBeFocused();
    // Help closes when the focus leaves it.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(complaint).toBeHidden();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await complaint.click();
    // The section takes the focus, because it is there before its form.
    await expect(page.locator("#complain")).toBeFocused();
    await expect(page.getByRole("region", { name: t("complaint:heading"), exact: true })).toBeInViewport();
    await expect(complaint).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the menu opens and closes: by its button, Escape, a press outside and a change of page", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.open("/");
      const button = page.getByRole("button", { name: t("shell:nav.menu"), exact: true });
      const menu = page.getByRole("navigation", { name: t("shell:nav.label") });
      await expect(menu).toBeHidden();
      await button.tap();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      await page.touchscreen.tap(30, 720);
      await expect(menu).toBeHidden();
      await button.tap();
      // The menu closes when Tab moves past its last entry.
      await menu.getByRole("link", { name: t("shell:nav.apply") }).focus();
      for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
      await button.tap();
      await expect(menu).toBeVisible();
      await menu.getByRole("link", { name: t("shell:nav.repay") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: t("repay:heading") })).toBeFocused();
      await expect(menu).toBeHidden();
      await button.tap();
      await menu.getByRole("link", { name: t("shell:nav.apply") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeFocused();
      await expect(menu).toBeHidden();
    });

    const cases = [
      { title: "no floating part covers the focused element", offered: false, wide: false },
      {
        title: "no floating part covers the focused element while another language is offered",
        offered: true,
        wide: false,
      },
      {
        title: "the language offer with wide letter spacing does not cover the focused element",
        offered: true,
        wide: true,
      },
    ];
    for (const { title, offered, wide } of cases) {
      test(title, async ({ page, site }) => {
        if (wide) await page.addInitScript(spreadText);
        if (offered)
          await page.addInitScript(
            ([key, value]) => localStorage.setItem(key!, value!),
            [storageKeys.language, otherLanguages(site.language)[0]!],
          );
        await site.open("/apply-now");
        await expect(page.getByRole("region", { name: site.t("shell:offer.label") })).toHaveCount(offered ? 1 : 0);
        const covered: string[] = [];
        for (let press = 0; press < 60; press++) {
          await page.keyboard.press("Tab");
          const fault = await page.evaluate(coverOfFocus);
          if (fault === "at the end") break;
          if (fault) covered.push(fault);
        }
        expect(covered).toEqual([]);
      });
    }
  });
});

/** Says what hides the focused element, once the browser has scrolled to it and floating parts have moved away. */
async function coverOfFocus(): Promise<string | undefined> {
  // Floating parts take up to 200 ms to move away.
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  const target = document.activeElement!;
  if (target === document.body) return "at the end";
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const [middle, centre, inset] = [(left + right) / 2, (top + bottom) / 2, 3];
  const points = [
    [middle, centre],
    [left + inset, centre],
    [right - inset, centre],
    [middle, top + inset],
    [middle, bottom - inset],
  ];
  const floating = (element: Element | null): Element | null => {
    if (!element || element.contains(target)) return null;
    return getComputedStyle(element).position === "fixed" ? element : floating(element.parentElement);
  };
  const over = points.map(([x, y]) => floating(document.elementFromPoint(x!, y!))).find(Boolean);
  if (over) return `"${target.id || target.textContent}" lies under "${over.textContent}"`;
  return bottom <= 0 || top >= innerHeight ? `"${target.id || target.textContent}" is out of sight` : undefined;
}
