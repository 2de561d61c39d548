import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { startApplication, waitForApplication } from "../../testing/start-application.ts";
import { complaint, contactForm } from "../support/contact-form.ts";
import { applicationsOf } from "../support/database.ts";
import { holdRequests, holdScript } from "../support/requests.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { expect, inOneLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";

inOneLanguage(() => {
  test("text typed before the script loads is kept, and a press on the button counts", async ({ page, site }) => {
    const applicant = newApplicant();
    const { state: _state, city: _city, ...typed } = applicant;
    const form = applicationForm(page, site);
    const release = await holdScript(page);
    await page.goto(site.address("/apply-now"));
    await form.fill(typed);
    await page.getByText(site.t("apply:helpers.documents")).click();
    await form.submit.click();
    await expect(page.getByText(site.t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    release();
    // The script looks the PIN code up, and the press waits for the answer.
    await expect(form.review).toBeFocused();
    await page.goBack();
    await form.expectFilled(applicant);
    await expect(page.getByText(site.t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("switching the language before the script loads keeps what is typed", async ({ page, site }) => {
    const { panNumber, firstName } = newApplicant();
    const otherSite = siteInOtherLanguage(site, page);
    const release = await holdScript(page);
    await page.goto(site.address("/apply-now"));
    await applicationForm(page, site).fill({ panNumber, firstName });
    await page.locator("[data-switch]").click();
    release();
    await page.waitForURL(`**${otherSite.address("/apply-now")}`);
    await waitUntilReady(page);
    await applicationForm(page, otherSite).expectFilled({ panNumber, firstName });
  });

  test("a look-up sent before the script loads is answered afterwards", async ({ page, site }) => {
    const release = await holdScript(page);
    await page.goto(site.address("/check"));
    await page.getByRole("textbox").fill("9000000001");
    await page.keyboard.press("Enter");
    const asked = page.waitForRequest((request) => request.url().includes(paths.leadInfo));
    release();
    expect((await asked).postDataJSON()).toMatchObject({ pan_number: "9000000001" });
    await expect(page.getByRole("main").getByText(site.t("lookup:answer"), { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });

  test("a press before the script loads is shown immediately, and counts even if its button is replaced", async ({
    page,
    site,
  }) => {
    const release = await holdScript(page);
    await page.goto(site.address("/check"));
    await page.getByRole("textbox").fill("9000000001");
    const button = page.getByRole("main").getByRole("button").first();
    await button.click();
    await expect(button).toHaveCSS("opacity", "0.6");
    // React does the same when it discards HTML from the server.
    await button.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    const lookUp = page.waitForRequest((request) => request.url().includes(paths.leadInfo));
    release();
    expect((await lookUp).postDataJSON()).toMatchObject({ pan_number: "9000000001" });
    await expect(button).toHaveCSS("opacity", "1");
  });

  test("a complaint sent before its form has hydrated is sent afterwards", async ({ page, site }) => {
    const { t } = site;
    const release = await holdRequests(page, "**/assets/ComplaintForm.island-*.js");
    await site.open("/grievance-redressal");
    const form = contactForm(page, site);
    await form.fill(complaint);
    await form.submit.click();
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    release();
    const { Data } = (await (await answered).json()) as { Data: { reference_number: string } };
    await expect(
      page
        .getByRole("region", { name: t("complaint:heading"), exact: true })
        .getByText(Data.reference_number)
        .first(),
    ).toBeVisible();
  });

  test("sliders, a typed number, a copied link and a theme chosen before the script loads all count", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await allowClipboard(page);
    const release = await holdScript(page);
    await page.goto(site.address("/"));
    await page.getByRole("slider", { name: t("calculator:amount.label") }).fill("60000");
    await page.getByRole("textbox", { name: t("calculator:tenure.exact") }).fill("180");
    await page.getByRole("button", { name: t("calculator:share.action") }).click();
    await page.getByRole("banner").getByText(t("shell:theme.label")).first().click();
    await page.getByRole("radio", { name: t("shell:theme.dark") }).check();
    release();
    await waitForApplication(page);
    await expect(page.getByRole("textbox", { name: t("calculator:amount.exact") })).toHaveValue("60,000");
    await expect(page.getByRole("slider", { name: t("calculator:tenure.label") })).toHaveValue("180");
    await expect(page.locator("#calculator").getByText(t("calculator:share.done"))).toBeVisible();
    expect(await clipboardOf(page)).toContain("amount=60000&days=180");
    await expect(page.getByRole("radio", { name: t("shell:theme.dark") })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a visitor who scrolls before the script loads stays there, and returns there after a reload", async ({
    page,
    site,
  }) => {
    const release = await holdScript(page);
    await page.goto(site.address("/faqs"));
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    release();
    await startApplication(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("links, the menu, Help and disclosures work before the script loads", async ({ page, site }) => {
      const { t } = site;
      await holdScript(page);
      await page.goto(site.address("/"));
      await page.getByText(t("calculator:trueCost.heading")).tap();
      await expect(page.getByText(t("true-cost:lead"))).toBeVisible();
      await page.getByRole("button", { name: t("help:text.help.open"), exact: true }).tap();
      await expect(page.getByRole("link", { name: t("help:text.help.complaint"), exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      await page
        .getByRole("navigation", { name: t("shell:nav.label") })
        .getByRole("link", { name: t("shell:nav.repay") })
        .tap();
      await page.waitForURL(`**${site.address("/repay-loan")}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("repay:heading"));
    });

    test("a menu or disclosure that is open when the script loads stays open", async ({ page, site }) => {
      const { t } = site;
      const release = await holdScript(page);
      await page.goto(site.address("/"));
      await page.getByText(t("calculator:trueCost.heading")).tap();
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      const menu = page.getByRole("navigation", { name: t("shell:nav.label") });
      await menu.getByText(t("shell:nav.lendingPartner")).tap();
      release();
      await waitForApplication(page);
      await expect(menu.getByRole("link", { name: t("shell:nav.policies") })).toBeVisible();
      await menu.getByRole("link", { name: t("shell:nav.repay") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: t("repay:heading") })).toBeFocused();
      await page.goBack();
      await expect(menu).toBeHidden();
    });
  });
});
