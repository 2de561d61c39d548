import { policyVersions } from "#domain/policy-versions";
import { translate } from "../../server/messages/messages.ts";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { applicationsOf } from "../support/database.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("a borrower applies, gets an application number and tracks the application", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await form.send();

    await expect(form.thanks).toBeFocused();
    await expect(page).toHaveTitle(t("shell:title", { page: t("apply:done.metaTitle") }));
    await expect(page.getByText(t("apply:done.message"))).toBeVisible();
    const [stored, ...others] = applicationsOf(applicant.panNumber);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      status: "received",
      loan_amount: "100000",
      first_name: "Example",
      mobile: applicant.mobile,
      dob: applicant.dob,
      gender: "FEMALE",
      pin: "403001",
      term_and_condition: "YES",
      terms_version: policyVersions.terms,
      privacy_version: policyVersions.privacy,
    });
    await expect(page.getByText(stored!.reference_number, { exact: true })).toBeVisible();

    await page
      .getByRole("main")
      .getByRole("link", { name: t("apply:done.status") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("check:heading") })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${site.address("/check")}$`));
    await expect(page.locator("input[name=lead_id]")).toHaveValue(String(stored!.lead_id));
    const received = translate(site.language, "status.received.state");
    const answer = page.getByRole("main");
    await page.getByRole("textbox", { name: t("check:label") }).fill(applicant.mobile);
    await page.getByRole("button", { name: t("check:submit") }).click();
    await expect(answer).toContainText(received);
    await page.reload();
    await page.getByRole("textbox", { name: t("check:label") }).fill(applicant.panNumber.toLowerCase());
    await page.getByRole("button", { name: t("check:submit") }).click();
    await expect(answer).toContainText(received);

    await site.open("/getpanverify");
    await page.getByRole("textbox", { name: t("getpanverify:label") }).fill(applicant.panNumber);
    await page.keyboard.press("Enter");
    await expect(answer).toContainText(received);
    await expect(page.getByText(applicant.lastName)).toHaveCount(0);
  });

  test("the form explains why it asks for the PAN, and a PAN that was not sent is gone with the page", async ({
    page,
    site,
  }) => {
    const { panNumber } = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({ panNumber });
    await form.field("panNumber").press("Tab");
    await expect(page.getByText(site.t("apply:field.panNumber.why"))).toBeFocused();
    await page.keyboard.press("Enter");
    const reason = page.locator("details", { hasText: site.t("apply:field.panNumber.why") });
    await expect(reason).toContainText(site.t("company:lender"));
    await reason.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: site.t("policy-privacy:heading") })).toBeFocused();
    await page.goBack();
    await form.expectFilled({ panNumber });

    await page.reload();
    await form.expectFilled({ panNumber: "" });
    const later = await page.context().newPage();
    await later.goto(site.address("/apply-now"));
    await applicationForm(later, site).expectFilled({ panNumber: "" });
    expect(await later.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(panNumber);
  });

  test("a borrower applies by keyboard alone", async ({ page, site }) => {
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    const tabTo = async (name: Parameters<typeof form.field>[0]) => {
      for (let press = 0; press < 40; press++) {
        if (await form.field(name).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`The Tab key never reaches ${name}.`);
    };
    for (const name of [
      "loanAmount",
      "monthlyIncome",
      "obligations",
      "firstName",
      "middleName",
      "lastName",
      "panNumber",
    ] as const) {
      await tabTo(name);
      await page.keyboard.type(applicant[name]);
    }
    await tabTo("dob");
    for (const part of ["05", "05", "1990"]) {
      await page.keyboard.type(part);
      await page.keyboard.press("Tab");
    }
    await tabTo("gender");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    for (const name of ["mobile", "altMobile", "email", "officialEmail"] as const) {
      await tabTo(name);
      await page.keyboard.type(applicant[name]);
    }
    await tabTo("pincode");
    await page.keyboard.type(applicant.pincode);
    await tabTo("termsAccepted");
    await page.keyboard.press("Space");
    await form.expectFilled(applicant);
    await page.keyboard.press("Tab");
    const tabToSubmit = async () => {
      while (!(await form.submit.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    };
    await tabToSubmit();
    await expect(form.review).toBeFocused();
    await tabToSubmit();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("a borrower applies by touch, and the page never scrolls sideways", async ({ page, site }) => {
      const applicant = newApplicant();
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      await form.fill(applicant);
      expect(await overflowWidth(page)).toBe(0);
      await form.send();
      await expect(form.thanks).toBeFocused();
      await expect(form.thanks).toBeInViewport();
      expect(await overflowWidth(page)).toBe(0);
      expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
    });
  });

  test("Hindi digits, spaces and a country code are understood", async ({ page, site }) => {
    const applicant = newApplicant();
    const inHindi = (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!);
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({ ...applicant, loanAmount: "१,००,०००", monthlyIncome: "३५०००", mobile: "", altMobile: "" });
    await form.field("mobile").pressSequentially(inHindi(applicant.mobile));
    await expect(form.field("mobile")).toHaveValue(applicant.mobile);
    await allowClipboard(page);
    await page.evaluate(() => navigator.clipboard.writeText("+91 80000 00001"));
    await form.field("altMobile").press("ControlOrMeta+v");
    await expect(form.field("altMobile")).toHaveValue("8000000001");
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ loan_amount: "100000", mobile: applicant.mobile }]);
  });

  test("the application number can be copied, survives a reload and a language switch, and Back leads to an empty form", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await allowClipboard(page);
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await form.send();
    await expect(form.thanks).toBeFocused();
    const reference = applicationsOf(applicant.panNumber)[0]!.reference_number;

    await page.getByRole("button", { name: t("apply:done.copy") }).click();
    await expect(page.getByRole("button", { name: t("apply:done.copied") })).toBeVisible();
    expect(await clipboardOf(page)).toBe(reference);
    await page.reload();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeFocused();
    await expect(page).toHaveTitle(t("shell:title", { page: t("apply:meta.title") }));
    await form.expectFilled({ loanAmount: "", firstName: "", panNumber: "", mobile: "", termsAccepted: false });
    await page.goForward();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(t("shell:title", { page: t("apply:done.metaTitle") }));
    await page.locator("[data-switch]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", site.language === "en" ? "hi-IN" : "en-IN");
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
  });

  test("the amount chosen in the calculator is filled in on the form", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/");
    await page.getByRole("textbox", { name: t("calculator:amount.exact") }).fill("60000");
    await page.getByRole("link", { name: t("calculator:apply") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeVisible();
    await expect(form.field("loanAmount")).toHaveValue("60000");
    await form.field("loanAmount").fill("45000");
    await page.reload();
    await expect(form.field("loanAmount")).toHaveValue("45000");
  });

  test("cost, eligibility, documents and the lender are one press away beside the form", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.field("firstName").fill("Example");
    // The Fair Practice Code promises to disclose with the form how rates are set.
    await page.getByText(t("apply:helpers.cost"), { exact: true }).click();
    const cost = page.locator("#cost").getByRole("link");
    await expect(cost.first()).toBeVisible();
    expect(await cost.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      ["/interest-rate-policy", "/fair-practice-code", "/key-fact-statement", "/#calculator"].map(site.address),
    );
    await page.getByText(t("apply:helpers.documents")).click();
    await expect(page.getByText(t("apply:helpers.document.aadhaar"), { exact: true })).toBeVisible();
    await page.getByText(t("apply:helpers.eligibility")).click();
    await expect(page.getByText(t("apply:helpers.eligible.papers"))).toBeVisible();
    await expect(form.field("firstName")).toHaveValue("Example");
    await expect(page.getByText(t("apply:lender"))).toBeVisible();
  });
});
