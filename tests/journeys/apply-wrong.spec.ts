import { applicationFields, type ApplicationField } from "#domain/application";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { literalPattern } from "../../testing/literally.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

/** Fixed words: docs/product.md, section 5. The Hindi ones are in the locale files. */
const englishMessages: Record<string, string> = {
  required: "Required",
  mobileTenDigits: "Enter valid 10-digit mobile number",
  mobileWhileTyping: "Enter 10-digit number",
  onlyDigits: "Only digits are allowed",
  obligationsNumeric: "Obligations must be numeric",
  acceptTerms: "Accept terms",
};

/** The message of each field in an empty form. State and city follow from the PIN code, unless their lists are open. */
const emptyForm: Partial<Record<ApplicationField, string>> = {
  loanAmount: "required",
  monthlyIncome: "required",
  firstName: "required",
  panNumber: "required",
  dob: "required",
  gender: "required",
  mobile: "mobileTenDigits",
  email: "required",
  pincode: "required",
  termsAccepted: "acceptTerms",
};
const count = Object.keys(emptyForm).length;

inEveryLanguage(() => {
  test("an empty form is not sent: a summary takes the focus, names each field and links to it", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const messageOf = (code: string) => {
      const message = t(`errors:field.${code}`);
      if (site.language === "en") expect(message).toBe(englishMessages[code]);
      return message;
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
    await expect(links).toHaveText(
      wrong.map((name) =>
        t("errors:summary.link", { field: t(`apply:field.${name}.label`), message: messageOf(emptyForm[name]!) }),
      ),
    );
    for (const name of wrong) {
      const control = name === "gender" ? page.getByRole("radiogroup") : form.field(name);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(messageOf(emptyForm[name]!)));
    }
    for (const [index, name] of wrong.entries()) {
      await links.nth(index).click();
      await expect(form.field(name)).toBeFocused();
    }
    // With the lists open, state and city are fields too. City and PIN code cannot be corrected before the state.
    await form.openLists();
    await form.submit.click();
    await expect(form.summary(count + 2)).toBeFocused();
    const required = messageOf("required");
    for (const name of ["state", "city", "pincode"] as const) {
      await expect(form.field(name)).toHaveAccessibleDescription(new RegExp(required));
      await form
        .summary(count + 2)
        .getByRole("link", {
          name: t("errors:summary.link", { field: t(`apply:field.${name}.label`), message: required }),
          exact: true,
        })
        .click();
      await expect(form.field("state")).toBeFocused();
    }
  });

  test("errors clear as they are fixed, and a second attempt moves the focus to those that are left", async ({
    page,
    site,
  }) => {
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

  test("number fields take only digits, and hints about an unusual PAN, mobile number or age block no one", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const lastYear = new Date().getFullYear() - 18;
    const applicant = { ...newApplicant(), dob: `${lastYear}-05-05` };
    const odd = applicant.panNumber.slice(0, 7);
    const form = applicationForm(page, site);
    await site.open("/apply-now");

    const hasHint = (name: ApplicationField, key: string) =>
      expect(form.field(name)).toHaveAccessibleDescription(literalPattern(t(key)));
    const hasNoHint = (name: ApplicationField, key: string) =>
      expect(form.field(name)).not.toHaveAccessibleDescription(literalPattern(t(key)));
    await form.field("obligations").pressSequentially("12a");
    await expect(form.field("obligations")).toHaveValue("12");
    await hasHint("obligations", "errors:field.onlyDigits");
    await form.field("obligations").pressSequentially("345678");
    await expect(form.field("obligations")).toHaveValue("1234567");
    await hasNoHint("obligations", "errors:field.onlyDigits");

    await form.field("mobile").pressSequentially("98x");
    await expect(form.field("mobile")).toHaveValue("98");
    await form.field("mobile").press("5");
    await hasHint("mobile", "errors:field.mobileWhileTyping");
    await form.field("mobile").fill("");
    await form.field("mobile").pressSequentially("12345678901");
    await expect(form.field("mobile")).toHaveValue("1234567890");
    await hasHint("mobile", "errors:hint.mobileUnusual");

    await form.field("panNumber").pressSequentially(`${odd.toLowerCase()}xxxxx`);
    await expect(form.field("panNumber")).toHaveJSProperty("value.length", 10);
    await form.field("panNumber").fill(odd.toLowerCase());
    await expect(form.field("panNumber")).toHaveCSS("text-transform", "uppercase");
    await hasNoHint("panNumber", "errors:hint.panUnusual");
    await form.field("panNumber").blur();
    await hasHint("panNumber", "errors:hint.panUnusual");
    await form.fill({ dob: applicant.dob });
    await form.dob("year").blur();
    await hasHint("dob", "errors:hint.ageUnder");

    const { panNumber: _pan, mobile: _mobile, dob: _dob, ...rest } = applicant;
    await form.fill(rest);
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(odd)).toMatchObject([{ mobile: "1234567890", dob: applicant.dob }]);
  });

  test("an amount, email, mobile number or date that is not valid gets its own message", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({
      ...newApplicant(),
      loanAmount: "many",
      email: "nobody",
      officialEmail: "a b@c",
      altMobile: "123",
      dob: "1990-02-31",
    });
    await form.submit.click();
    await expect(form.summary(5)).toBeFocused();
    await expect(form.dob("year")).toHaveAccessibleDescription(t("errors:field.dateInvalid"));
    await expect(form.field("loanAmount")).toHaveAccessibleDescription(new RegExp(t("errors:field.amountNumeric")));
    await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(t("errors:field.emailInvalid")));
    await expect(form.field("altMobile")).toHaveAccessibleDescription(new RegExp(t("errors:field.mobileTenDigits")));
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the summary and each field it links to are fully visible on the small screen", async ({ page, site }) => {
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      await form.submit.tap();
      await expect(form.summary(count)).toBeFocused();
      await expect(form.summary(count).getByRole("heading")).toBeInViewport({ ratio: 1 });
      for (const name of ["monthlyIncome", "dob", "gender", "pincode", "email"] as const) {
        await form
          .summary(count)
          .getByRole("link", { name: site.t(`apply:field.${name}.label`) })
          .first()
          .tap();
        await expect(form.field(name)).toBeFocused();
        await expect(form.field(name)).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(site.t(`apply:field.${name}.label`), { exact: true }).last()).toBeInViewport();
      }
      expect(await overflowWidth(page)).toBe(0);
    });
  });
});
