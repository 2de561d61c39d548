import type { Page } from "@playwright/test";
import { paths } from "#contract/lender";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { complaint, contactForm } from "../support/contact-form.ts";
import { applicationsOf } from "../support/database.ts";
import { alive, expect, inOneLanguage, phone, siteIn, test } from "../support/site.ts";

/** Holds the site's script back until it is let go, as a slow network does; or that of a part of a page. */
async function holdScript(page: Page, name = "main"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

inOneLanguage(() => {
  test("what is typed before the script comes stays, and a press on the button counts", async ({ page, site }) => {
    const applicant = newApplicant();
    const { state: _state, city: _city, ...typed } = applicant;
    const form = applicationForm(page, site);
    const letGo = await holdScript(page);
    await page.goto(site.address("/apply-now"));
    await form.fill(typed);
    await page.getByText(site.t("apply:helpers.documents")).click();
    await form.submit.click();
    await expect(page.getByText(site.t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    letGo();
    // The PIN code is looked up when the script comes, and the press waits for its answer.
    await expect(form.review).toBeFocused();
    await page.goBack();
    await form.expectFilled(applicant);
    await expect(page.getByText(site.t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("the language switched before the script comes takes along what is typed", async ({ page, site }) => {
    const { panNumber, firstName } = newApplicant();
    const twin = siteIn(site.language === "en" ? "hi" : "en", page);
    const letGo = await holdScript(page);
    await page.goto(site.address("/apply-now"));
    await applicationForm(page, site).fill({ panNumber, firstName });
    await page.locator("[data-switch]").click();
    letGo();
    await page.waitForURL(`**${twin.address("/apply-now")}`);
    await alive(page);
    await applicationForm(page, twin).expectFilled({ panNumber, firstName });
  });

  test("a look-up sent before the script comes is answered when it is there", async ({ page, site }) => {
    const letGo = await holdScript(page);
    await page.goto(site.address("/check"));
    await page.getByRole("textbox").fill("9000000001");
    await page.keyboard.press("Enter");
    const asked = page.waitForRequest((request) => request.url().includes(paths.leadInfo));
    letGo();
    expect((await asked).postDataJSON()).toMatchObject({ pan_number: "9000000001" });
    await expect(page.getByRole("main").getByText(site.t("lookup:answer"), { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });

  test("a press before the script comes is shown immediately, and counts even if its button has been replaced", async ({ page, site }) => {
    const letGo = await holdScript(page);
    await page.goto(site.address("/check"));
    await page.getByRole("textbox").fill("9000000001");
    const button = page.getByRole("main").getByRole("button").first();
    await button.click();
    await expect(button).toHaveCSS("opacity", "0.6");
    // React does the same when it discards HTML from the server.
    await button.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    const lookUp = page.waitForRequest((request) => request.url().includes(paths.leadInfo));
    letGo();
    expect((await lookUp).postDataJSON()).toMatchObject({ pan_number: "9000000001" });
    await expect(button).toHaveCSS("opacity", "1");
  });

  test("a complaint sent before its part of the page has come to life goes in when it has", async ({ page, site }) => {
    const { t } = site;
    const letGo = await holdScript(page, "ComplaintForm.island");
    await site.open("/grievance-redressal");
    const form = contactForm(page, site);
    await form.fill(complaint);
    await form.submit.click();
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    letGo();
    const { Data } = await (await answered).json() as { Data: { reference_number: string } };
    await expect(page.getByRole("region", { name: t("complaint:heading"), exact: true }).getByText(Data.reference_number).first()).toBeVisible();
  });

  test("sliders moved, a number typed, a link copied and a theme chosen before the script comes are not forgotten", async ({ page, site, context }) => {
    const { t } = site;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const letGo = await holdScript(page);
    await page.goto(site.address("/"));
    await page.getByRole("slider", { name: t("calculator:amount.label") }).fill("60000");
    await page.getByRole("textbox", { name: t("calculator:tenure.exact") }).fill("180");
    await page.getByRole("button", { name: t("calculator:share.action") }).click();
    await page.getByRole("banner").getByText(t("shell:theme.label")).first().click();
    await page.getByRole("radio", { name: t("shell:theme.dark") }).check();
    letGo();
    await alive(page);
    await expect(page.getByRole("textbox", { name: t("calculator:amount.exact") })).toHaveValue("60,000");
    await expect(page.getByRole("slider", { name: t("calculator:tenure.label") })).toHaveValue("180");
    await expect(page.locator("#calculator").getByText(t("calculator:share.done"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("amount=60000&days=180");
    await expect(page.getByRole("radio", { name: t("shell:theme.dark") })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("who has scrolled before the script comes stays there, and finds the place again after a reload", async ({ page, site }) => {
    const letGo = await holdScript(page);
    await page.goto(site.address("/faqs"));
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    letGo();
    await alive(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await page.reload();
    await alive(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("links, the menu, help and the details work before the script comes", async ({ page, site }) => {
      const { t } = site;
      await holdScript(page);
      await page.goto(site.address("/"));
      await page.getByText(t("calculator:trueCost.heading")).tap();
      await expect(page.getByText(t("true-cost:lead"))).toBeVisible();
      await page.getByRole("button", { name: t("help:text.help.open"), exact: true }).tap();
      await expect(page.getByRole("link", { name: t("help:text.help.complaint"), exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      await page.getByRole("navigation", { name: t("shell:nav.label") }).getByRole("link", { name: t("shell:nav.repay") }).tap();
      await page.waitForURL(`**${site.address("/repay-loan")}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("repay:heading"));
    });

    test("what is open when the script comes stays open", async ({ page, site }) => {
      const { t } = site;
      const letGo = await holdScript(page);
      await page.goto(site.address("/"));
      await page.getByText(t("calculator:trueCost.heading")).tap();
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      const menu = page.getByRole("navigation", { name: t("shell:nav.label") });
      await menu.getByText(t("shell:nav.lendingPartner")).tap();
      letGo();
      await alive(page);
      await expect(menu.getByRole("link", { name: t("shell:nav.policies") })).toBeVisible();
      await menu.getByRole("link", { name: t("shell:nav.repay") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: t("repay:heading") })).toBeFocused();
      await page.goBack();
      await expect(menu).toBeHidden();
    });
  });
});
