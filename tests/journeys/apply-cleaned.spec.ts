import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { literalPattern } from "../../testing/literally.ts";
import { expect, inEveryLanguage, onPhoneAndDesktop, test } from "../support/site.ts";

/** One PAN in the forms in which people paste it. */
const pans = (pan: string) => {
  const [letters, digits, last] = [pan.slice(0, 5), pan.slice(5, 9), pan.slice(9)];
  return [
    `${letters} ${digits} ${last}`,
    ` ${pan.toLowerCase()} `,
    `PAN: ${pan}`,
    `${letters}-${digits}-${last}`,
    `${letters}\u00A0${digits}\u200B${last}`,
    letters + digits.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!) + last,
  ];
};

const mobiles = [
  "+919876543210",
  "+91 98765 43210",
  "09876543210",
  "00919876543210",
  "98765 43210",
  "९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "\u202A+91\u00A098765\u200B43210\u202C",
];

inEveryLanguage(() => {
  onPhoneAndDesktop(() => {
    test("a pasted PAN or mobile number loses only spaces, label and country code", async ({ page, site }) => {
      const applicant = newApplicant();
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      const insert = async (name: "panNumber" | "mobile" | "altMobile" | "obligations", text: string) => {
        await form.field(name).fill("");
        await form.field(name).focus();
        await page.keyboard.insertText(text);
      };
      for (const text of pans(applicant.panNumber)) {
        await insert("panNumber", text);
        expect((await form.field("panNumber").inputValue()).toUpperCase(), JSON.stringify(text)).toBe(
          applicant.panNumber,
        );
      }
      for (const name of ["mobile", "altMobile"] as const) {
        for (const text of mobiles) {
          await insert(name, text);
          await expect(form.field(name), JSON.stringify(text)).toHaveValue("9876543210");
          await expect(form.field(name)).not.toHaveAccessibleDescription(new RegExp(site.t("errors:field.onlyDigits")));
        }
      }
      for (const text of ["Rs. 2,500", "2500/-", "₹2,500", "२,५००"]) {
        await insert("obligations", text);
        await expect(form.field("obligations"), text).toHaveValue("2500");
      }

      const { panNumber, mobile, ...rest } = applicant;
      await form.fill({ ...rest, loanAmount: "Rs. 25,000/-", monthlyIncome: "INR 40,000.50" });
      await insert("panNumber", pans(panNumber)[0]!);
      await insert("mobile", `+91${mobile}`);
      await form.send();
      await expect(form.thanks).toBeFocused();
      expect(applicationsOf(panNumber)).toMatchObject([{ mobile, loan_amount: "25000", monthly_income: "40000.50" }]);
    });

    test("characters left out are named under the field and announced, and the amount never changes", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      const announcements = await recordAnnouncements(page);
      const obligations = form.field("obligations");
      const leftOut = (kind: string, text: string) => t(`errors:leftOut.${kind}`, { text });

      await obligations.focus();
      await page.keyboard.insertText("12000.50");
      await expect(obligations).toHaveValue("12000");
      await expect(obligations).toHaveAccessibleDescription(literalPattern(leftOut("obligations", ".50")));
      await expect.poll(announcements).toContain(leftOut("obligations", ".50"));
      // It stays after the field loses focus.
      await form.field("firstName").focus();
      await expect(obligations).toHaveAccessibleDescription(literalPattern(leftOut("obligations", ".50")));

      await obligations.fill("");
      await obligations.pressSequentially("12000.50");
      await expect(obligations).toHaveValue("12000");
      await obligations.fill("");
      await obligations.pressSequentially("12345678");
      await expect(obligations).toHaveValue("1234567");
      await expect(obligations).toHaveAccessibleDescription(literalPattern(leftOut("obligations", "8")));

      await form.field("mobile").focus();
      await page.keyboard.insertText("98765432101234");
      await expect(form.field("mobile")).toHaveValue("9876543210");
      await expect(form.field("mobile")).toHaveAccessibleDescription(literalPattern(leftOut("mobile", "1234")));
      await form.field("panNumber").focus();
      await page.keyboard.insertText("ABCDE1234FGH");
      await expect(form.field("panNumber")).toHaveValue("ABCDE1234F");
      await expect(form.field("panNumber")).toHaveAccessibleDescription(literalPattern(leftOut("pan", "GH")));
      await page.keyboard.press("Backspace");
      await expect(form.field("panNumber")).toHaveAccessibleDescription(t("apply:field.panNumber.hint"));
    });

    test("a hint is announced once when its field loses focus, with the field's name", async ({ page, site }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      const announcements = await recordAnnouncements(page);
      const hints = [
        ["loanAmount", "0", "hint.amountZero"],
        ["loanAmount", "99,99,99,999", "hint.loanOutside"],
        ["monthlyIncome", "0", "hint.amountZero"],
        ["panNumber", "ABCDE123", "hint.panUnusual"],
        ["mobile", "1234567890", "hint.mobileUnusual"],
        ["mobile", "98765", "field.mobileWhileTyping"],
        ["dob", `${new Date().getFullYear() - 15}-05-05`, "hint.ageUnder"],
        ["dob", "2050-01-01", "hint.birthUnlikely"],
        ["lastName", "x".repeat(101), "field.nameTooLong"],
      ] as const;
      for (const [name, value, hint] of hints) {
        const message = t("errors:summary.link", {
          field: t(`apply:field.${name}.label`),
          message: t(`errors:${hint}`),
        });
        await form.fill({ [name]: value });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await expect(form.field(name)).toHaveAccessibleDescription(literalPattern(t(`errors:${hint}`)));
        await expect.poll(announcements, { message }).toContain(message);
        const before = (await announcements()).length;
        await form.field(name).focus();
        await form.field(name).blur();
        expect((await announcements()).length).toBe(before);
      }
      expect(new Set(await announcements()).size).toBe((await announcements()).length);
    });
  });

  test("a rejected key is announced even beside an error, and its hint goes with the next digit", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const mobile = form.field("mobile");
    await site.open("/apply-now");
    await form.submit.click();
    await expect(mobile).toHaveAttribute("aria-invalid", "true");
    const announcements = await recordAnnouncements(page);
    await mobile.pressSequentially("98x");
    await expect(mobile).toHaveValue("98");
    await expect(mobile).toHaveAccessibleDescription(
      new RegExp(`${t("errors:field.mobileTenDigits")}.*${t("errors:field.onlyDigits")}`),
    );
    await expect.poll(announcements).toEqual([t("errors:field.onlyDigits")]);
    const onlyDigits = literalPattern(t("errors:field.onlyDigits"));
    await mobile.press("7");
    await expect(mobile).not.toHaveAccessibleDescription(onlyDigits);

    await mobile.fill("");
    await mobile.pressSequentially("98765 43210");
    await expect(mobile).toHaveValue("9876543210");
    await expect(mobile).not.toHaveAccessibleDescription(onlyDigits);
    await mobile.press("x");
    await expect(mobile).toHaveAccessibleDescription(onlyDigits);
    await mobile.blur();
    await expect(mobile).not.toHaveAccessibleDescription(onlyDigits);
  });

  test("the caret, undo and text composition work as in any field", async ({ page, site }) => {
    const form = applicationForm(page, site);
    const mobile = form.field("mobile");
    const caret = () => mobile.evaluate((input: HTMLInputElement) => input.selectionStart);
    await site.open("/apply-now");

    await mobile.pressSequentially("9865");
    for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.insertText("७");
    await expect(mobile).toHaveValue("98765");
    expect(await caret()).toBe(3);
    await page.keyboard.type("x");
    await expect(mobile).toHaveValue("98765");
    expect(await caret()).toBe(3);

    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("+91 98765 43210");
    await expect(mobile).toHaveValue("9876543210");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(mobile).toHaveValue("98765");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(mobile).toHaveValue("9876543210");

    // A Hindi keyboard owns the text while it composes; it is sanitised once committed.
    await mobile.fill("");
    const session = await page.context().newCDPSession(page);
    await session.send("Input.imeSetComposition", { text: "९८k", selectionStart: 3, selectionEnd: 3 });
    await expect(mobile).toHaveValue("९८k");
    await session.send("Input.insertText", { text: "९८७" });
    await expect(mobile).toHaveValue("987");
  });

  test("a name or email that is too long is reported before sending, and the server's error names the field", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({ ...applicant, firstName: "x".repeat(101), email: `${"x".repeat(250)}@mail.example` });
    await form.submit.click();
    await expect(form.summary(2)).toBeFocused();
    await expect(form.field("firstName")).toHaveValue("x".repeat(101));
    await expect(form.field("firstName")).toHaveAccessibleDescription(new RegExp(t("errors:field.nameTooLong")));
    await expect(form.field("email")).toHaveAccessibleDescription(new RegExp(t("errors:field.emailTooLong")));
    await form.fill({ firstName: applicant.firstName, email: applicant.email });

    const refusal = "This detail is missing or not valid: first name.";
    await page.route(
      `**${paths.apply}`,
      (route) => route.fulfill({ status: 400, json: { Status: 0, Message: refusal } }),
      { times: 1 },
    );
    await form.send();
    await expect(form.alert).toHaveAccessibleDescription(refusal);
    // Sending the same again could not help, so only Close is offered.
    await expect(form.alert.getByRole("button")).toHaveText([t("common:close")]);
    await page.keyboard.press("Escape");
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
  });

  test("a hint that appears on blur does not take the click meant for the button below", async ({ page, site }) => {
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.field("dob").fill("2050-01-01");
    const female = form.gender("female");
    await female.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await female.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await expect(female).toBeChecked();
    await expect(form.field("dob")).toHaveAccessibleDescription(literalPattern(site.t("errors:hint.birthUnlikely")));
  });

  test("a future date of birth does not block the application", async ({ page, site }) => {
    const applicant = { ...newApplicant(), dob: "2050-01-01" };
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ dob: "2050-01-01" }]);
  });
});
