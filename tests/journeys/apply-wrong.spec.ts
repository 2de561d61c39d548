import { applicationFields, type ApplicationField } from "#domain/application";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { literalPattern } from "../../testing/literally.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

/** Fixed words: docs/product.md, section 5. The Hindi ones are in the locale files. */
const englishWords: Record<string, string> = {
  required: "Required",
  mobileTenDigits: "Enter valid 10-digit mobile number",
  mobileWhileTyping: "Enter 10-digit number",
  onlyDigits: "Only digits are allowed",
  obligationsNumeric: "Obligations must be numeric",
  acceptTerms: "Accept terms",
};

/** What an empty form is told, field by field. State and city follow from the PIN code, unless their lists are open. */
const emptyForm: Partial<Record<ApplicationField, string>> = {
  loanAmount: "required", monthlyIncome: "required", firstName: "required", panNumber: "required", dob: "required", gender: "required",
  mobile: "mobileTenDigits", email: "required", pincode: "required", termsAccepted: "acceptTerms",
};
const count = Object.keys(emptyForm).length;

inEveryLanguage(() => {
  test("an empty form is not sent: a summary takes the focus, names each field and leads to it", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const say = (code: string) => {
      const words = t(`errors:field.${code}`);
      if (site.language === "en") expect(words).toBe(englishWords[code]);
      return words;
    };
    await site.open("/apply-now");
    const title = await page.title();
    await form.submit.click();
    const summary = form.summary(count);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(t("errors:summary.title", { count, title }));
    expect(await page.title()).toMatch(new RegExp(`^${count}\\b`));

    const links = summary.getByRole("link");
    const wrong = applicationFields.filter((name) => emptyForm[name]);
    await expect(links).toHaveText(wrong.map((name) => t("errors:summary.link", { field: t(`apply:field.${name}.label`), message: say(emptyForm[name]!) })));
    for (const name of wrong) {
      const control = name === "gender" ? page.getByRole("radiogroup") : form.field(name);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(say(emptyForm[name]!)));
    }
    for (const [index, name] of wrong.entries()) {
      await links.nth(index).click();
      await expect(form.field(name)).toBeFocused();
    }
    // With the lists open state and city are fields too, and neither city nor PIN code can be corrected before the state.
    await form.openLists();
    await form.submit.click();
    await expect(form.summary(count + 2)).toBeFocused();
    const required = say("required");
    for (const name of ["state", "city", "pincode"] as const) {
      await expect(form.field(name)).toHaveAccessibleDescription(new RegExp(required));
      await form.summary(count + 2).getByRole("link", { name: t("errors:summary.link", { field: t(`apply:field.${name}.label`), message: required }), exact: true }).click();
      await expect(form.field("state")).toBeFocused();
    }
  });

  test("errors go as they are mended, and a second attempt takes the focus to what is left", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    const title = await page.title();
    await form.submit.click();
    await form.fill({ loanAmount: applicant.loanAmount, gender: "other", pincode: "403001", mobile: "98765" });
    await expect(form.field("loanAmount")).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "false");
    await expect(form.field("mobile")).toHaveAttribute("aria-invalid", "true");
    const left = count - 3;
    await expect(form.summary(left)).toBeVisible();
    await expect(page).toHaveTitle(t("errors:summary.title", { count: left, title }));
    await expect(form.field("mobile")).toBeFocused();

    await form.fill({ ...applicant, termsAccepted: false });
    await form.submit.click();
    await expect(form.summary(1)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(form.consent).toBeFocused();
    await page.keyboard.press("Space");
    await expect(form.summary(1)).toBeHidden();
    await expect(page).toHaveTitle(title);
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ gender: "FEMALE" }]);
  });

  test("hints are gentle: only digits where digits belong, and an odd PAN, mobile number or age stops nobody", async ({ page, site }) => {
    const { t } = site;
    const lastYear = new Date().getFullYear() - 18;
    const applicant = { ...newApplicant(), dob: `${lastYear}-05-05` };
    const odd = applicant.panNumber.slice(0, 7);
    const form = applicationForm(page, site);
    await site.open("/apply-now");

    const remarked = (name: ApplicationField, key: string) => expect(form.field(name)).toHaveAccessibleDescription(literalPattern(t(key)));
    const notRemarked = (name: ApplicationField, key: string) => expect(form.field(name)).not.toHaveAccessibleDescription(literalPattern(t(key)));
    await form.field("obligations").pressSequentially("12a");
    await expect(form.field("obligations")).toHaveValue("12");
    await remarked("obligations", "errors:field.onlyDigits");
    await form.field("obligations").pressSequentially("345678");
    await expect(form.field("obligations")).toHaveValue("1234567");
    await notRemarked("obligations", "errors:field.onlyDigits");

    await form.field("mobile").pressSequentially("98x");
    await expect(form.field("mobile")).toHaveValue("98");
    await form.field("mobile").press("5");
    await remarked("mobile", "errors:field.mobileWhileTyping");
    await form.field("mobile").fill("");
    await form.field("mobile").pressSequentially("12345678901");
    await expect(form.field("mobile")).toHaveValue("1234567890");
    await remarked("mobile", "errors:hint.mobileUnusual");

    await form.field("panNumber").pressSequentially(`${odd.toLowerCase()}xxxxx`);
    await expect(form.field("panNumber")).toHaveJSProperty("value.length", 10);
    await form.field("panNumber").fill(odd.toLowerCase());
    await expect(form.field("panNumber")).toHaveCSS("text-transform", "uppercase");
    await notRemarked("panNumber", "errors:hint.panUnusual");
    await form.field("panNumber").blur();
    await remarked("panNumber", "errors:hint.panUnusual");
    await form.fill({ dob: applicant.dob });
    await form.dob("year").blur();
    await remarked("dob", "errors:hint.ageUnder");

    const { panNumber: _pan, mobile: _mobile, dob: _dob, ...rest } = applicant;
    await form.fill(rest);
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(odd)).toMatchObject([{ mobile: "1234567890", dob: applicant.dob }]);
  });

  test("an amount or an e-mail that cannot be one is named as such", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({ ...newApplicant(), loanAmount: "many", email: "nobody", officialEmail: "a b@c", altMobile: "123", dob: "1990-02-31" });
    await form.submit.click();
    await expect(form.summary(5)).toBeFocused();
    await expect(form.dob("year")).toHaveAccessibleDescription(t("errors:field.dateInvalid"));
    await expect(form.field("loanAmount")).toHaveAccessibleDescription(new RegExp(t("errors:field.amountNumeric")));
    await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(t("errors:field.emailInvalid")));
    await expect(form.field("altMobile")).toHaveAccessibleDescription(new RegExp(t("errors:field.mobileTenDigits")));
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the summary and each field it leads to stand whole on the small screen", async ({ page, site }) => {
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      await form.submit.tap();
      await expect(form.summary(count)).toBeFocused();
      await expect(form.summary(count).getByRole("heading")).toBeInViewport({ ratio: 1 });
      for (const name of ["monthlyIncome", "dob", "gender", "pincode", "email"] as const) {
        await form.summary(count).getByRole("link", { name: site.t(`apply:field.${name}.label`) }).first().tap();
        await expect(form.field(name)).toBeFocused();
        await expect(form.field(name)).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(site.t(`apply:field.${name}.label`), { exact: true }).last()).toBeInViewport();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  });
});
