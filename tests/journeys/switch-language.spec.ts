import type { Page } from "@playwright/test";
import { storageKeys } from "#content/storage";
import { languages } from "#i18n/languages";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import {
  expect,
  inEveryLanguage,
  phone,
  siteIn,
  siteInOtherLanguage,
  test,
  waitUntilReady,
  type Site,
} from "../support/site.ts";

/** The language switch, which is named in the other language. */
const switchTo = (page: Page, { language }: Pick<Site, "language">) =>
  page.getByRole("banner").getByRole("link", { name: languages[language].name });

const handover = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.handover);

inEveryLanguage(() => {
  test("halfway through the form, the switch keeps everything typed, including the PAN and the errors", async ({
    page,
    site,
  }) => {
    const otherSite = siteInOtherLanguage(site, page);
    const applicant = newApplicant();
    const { email: _email, ...half } = applicant;
    const here = applicationForm(page, site);
    const there = applicationForm(page, otherSite);
    await site.open("/apply-now?utm_campaign=diwali");
    await here.fill(half);
    await page.getByText(site.t("apply:helpers.documents")).click();
    await here.submit.click();
    await expect(here.summary(1)).toBeFocused();
    // The switch follows the last key immediately.
    await here.field("middleName").fill("Changed");

    const link = switchTo(page, otherSite);
    await expect(link).toHaveAttribute("lang", languages[otherSite.language].tag);
    await expect(link).toHaveAttribute("hreflang", languages[otherSite.language].tag);
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${otherSite.address("/apply-now")}?utm_campaign=diwali`);
    await waitUntilReady(page);
    await expect(page.locator("html")).toHaveAttribute("lang", languages[otherSite.language].tag);
    await there.expectFilled({ ...half, middleName: "Changed" });
    await expect(there.summary(1)).toBeVisible();
    await expect(there.field("email")).toHaveAccessibleDescription(otherSite.t("errors:field.required"));
    await expect(page).toHaveTitle(
      otherSite.t("errors:summary.title", {
        count: 1,
        title: otherSite.t("shell:title", { page: otherSite.t("apply:meta.title") }),
      }),
    );
    await expect(switchTo(page, site)).toBeFocused();
    await expect(page.getByText(otherSite.t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    expect(await handover(page)).toBeNull();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.language)).toBe(otherSite.language);

    await there.fill({ email: applicant.email });
    await there.send();
    await expect(there.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ pin: applicant.pincode }]);
  });

  test("after switching there and back, the PAN is not stored anywhere", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    const applicant = newApplicant();
    const { panNumber, firstName, state } = applicant;
    await site.open("/apply-now");
    await applicationForm(page, site).openLists();
    await applicationForm(page, site).fill({ panNumber, firstName, state });
    await switchTo(page, otherSite).click();
    await waitUntilReady(page);
    await switchTo(page, site).click();
    await page.waitForURL(`**${site.address("/apply-now")}`);
    await waitUntilReady(page);
    await applicationForm(page, site).expectFilled({ panNumber, firstName, state });
    expect(
      await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
      ),
    ).not.toContain(panNumber);
    await page.reload();
    await waitUntilReady(page);
    await applicationForm(page, site).expectFilled({ panNumber: "", firstName, state });
  });

  test("a look-up keeps its number and its lead id", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    await site.open("/check?refstr=YWJj");
    await page.getByRole("textbox").fill("9876543210");
    await switchTo(page, otherSite).click();
    await page.waitForURL(`**${otherSite.address("/check")}`);
    await expect(page.locator("input[name=lead_id]")).toHaveValue("abc");
    await expect(page.getByRole("textbox", { name: otherSite.t("check:label") })).toHaveValue("9876543210");
  });

  test("a calculation is kept, however quickly the visitor switches", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    await site.open("/");
    await page.getByText(site.t("calculator:trueCost.heading")).click();
    await page.getByRole("radio", { name: site.t("true-cost:monthly", { count: 3 }) }).check();
    await page.getByRole("textbox", { name: site.t("calculator:amount.exact") }).fill("123456");
    await switchTo(page, otherSite).click();
    await page.waitForURL(`**${otherSite.address("/")}*`);
    await expect(page.getByRole("textbox", { name: otherSite.t("calculator:amount.exact") })).toHaveValue("1,23,456");
    await expect(page.getByRole("radio", { name: otherSite.t("true-cost:monthly", { count: 3 }) })).toBeChecked();
    await expect(page.getByText(otherSite.t("true-cost:lead"))).toBeVisible();
  });

  test("the switch keeps a query that the application added to the address", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    await site.openApplication("/blogs");
    await page.getByRole("button", { name: site.t("blogs:more") }).click();
    await page.waitForURL(/\?shown=\d+$/);
    const { search } = new URL(page.url());
    await switchTo(page, otherSite).click();
    await page.waitForURL(`**${otherSite.address("/blogs")}${search}`);
  });

  test("an unknown address leads to the same unknown address in the other language", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    await site.open("/no-such-page?from=letter");
    await switchTo(page, otherSite).click();
    await page.waitForURL(`**${otherSite.address("/no-such-page")}?from=letter`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherSite.t("not-found:heading"));
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the switch keeps the scroll position and what is typed", async ({ page, site }) => {
      const otherSite = siteInOtherLanguage(site, page);
      const { email, mobile } = newApplicant();
      await site.open("/apply-now");
      await applicationForm(page, site).fill({ email, mobile });
      const field = (from: Site) => applicationForm(page, from).field("mobile");
      await field(site).evaluate((input) => input.scrollIntoView({ block: "center" }));
      const height = (await field(site).boundingBox())!.y;
      // By script: the switch is at the top of the page, and a tap would scroll to it.
      await switchTo(page, otherSite).dispatchEvent("click");
      await page.waitForURL(`**${otherSite.address("/apply-now")}`);
      await waitUntilReady(page);
      await applicationForm(page, otherSite).expectFilled({ email, mobile });
      await expect.poll(async () => Math.abs((await field(otherSite).boundingBox())!.y - height)).toBeLessThan(200);
    });
  });
});

test.describe("a first-time visitor whose browser prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("is offered Hindi without a redirect, and not again once the offer is closed", async ({ page, site }) => {
    await site.open("/");
    const offer = page.getByRole("region", { name: site.t("shell:offer.label") });
    await expect(offer.getByRole("link", { name: languages.hi.invitation.accept })).toHaveAttribute("lang", "hi-IN");
    expect(new URL(page.url()).pathname).toBe("/");
    await offer.getByRole("button", { name: site.t("shell:offer.close", { current: "English" }) }).click();
    await expect(offer).toBeHidden();
    await site.open("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test("keeps what is typed after accepting, and is not offered English", async ({ page, site }) => {
    const hindi = siteIn("hi", page);
    const { panNumber, firstName } = newApplicant();
    await site.open("/apply-now");
    await applicationForm(page, site).fill({ panNumber, firstName });
    await page.getByRole("link", { name: languages.hi.invitation.accept }).click();
    await page.waitForURL("**/hi/apply-now");
    await waitUntilReady(page);
    await applicationForm(page, hindi).expectFilled({ panNumber, firstName });
    await expect(page.getByRole("region", { name: hindi.t("shell:offer.label") })).toBeHidden();
    // A visitor who chose Hindi and opens an English address is offered Hindi again.
    await site.open("/faqs");
    await expect(page.getByRole("link", { name: languages.hi.invitation.accept })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/faqs");
  });
});

test("a visitor whose browser prefers English is offered nothing", async ({ page, site }) => {
  await site.open("/");
  await expect(page.getByRole("region", { name: site.t("shell:offer.label") })).toBeHidden();
});
