import { paths } from "#contract/calls";
import { applicationFields, type ApplicationField } from "#domain/application";
import { newApplicant, placeName } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inEveryLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";

inEveryLanguage(() => {
  test("the answers are shown before anything is sent, each with a Change button, and Back keeps them", async ({
    page,
    site,
  }) => {
    const { t, language } = site;
    const applicant = { ...newApplicant(), middleName: "" };
    const form = applicationForm(page, site);
    let sent = 0;
    page.on("request", (request) => (sent += Number(request.url().endsWith(paths.apply))));
    await site.open("/apply-now");
    await form.fill(applicant);
    await form.submit.click();
    await expect(form.review).toBeFocused();
    expect(sent).toBe(0);
    const gender = t(`apply:field.gender.${applicant.gender}`);
    const shown: Partial<Record<ApplicationField, string>> = {
      loanAmount: "₹1,00,000",
      monthlyIncome: "₹35,000",
      obligations: "₹2,500",
      firstName: "Example",
      middleName: t("apply:check.none"),
      lastName: "Applicant",
      panNumber: applicant.panNumber,
      dob: language === "hi" ? "5 मई 1990" : "5 May 1990",
      gender,
      mobile: applicant.mobile,
      altMobile: applicant.altMobile,
      email: applicant.email,
      officialEmail: applicant.officialEmail,
      pincode: applicant.pincode,
      state: placeName(applicant.state, language),
      city: placeName(applicant.city, language),
    };
    const rows = page
      .getByRole("main")
      .locator("dl > div:visible")
      .filter({ has: page.getByRole("button") });
    for (const [name, value] of Object.entries(shown)) {
      const row = rows.filter({ has: form.change(name as ApplicationField) });
      await expect(row).toHaveCount(1);
      await expect(row.getByRole("definition")).toContainText(value);
    }
    await expect(rows).toHaveCount(applicationFields.length - 1);
    await expect(form.consent).toBeChecked();
    await expect(page.getByText(t("apply:check.next"))).toBeVisible();

    for (const name of ["loanAmount", "dob", "gender", "state", "officialEmail"] as const) {
      await form.change(name).click();
      await expect(form.field(name === "state" ? "pincode" : name)).toBeFocused();
      await form.submit.click();
      await expect(form.review).toBeFocused();
    }
    await page.goBack();
    await expect(form.submit).toBeFocused();
    await form.expectFilled(applicant);
    await page.goForward();
    await expect(form.review).toBeFocused();
    await page.goBack();
    await form.field("firstName").fill("Changed");
    // The form has changed since, so Forward shows the form and not the old answers.
    await page.goForward();
    await form.expectFilled({ firstName: "Changed" });

    await form.submit.click();
    await expect(form.review).toBeFocused();
    await form.consent.uncheck();
    await form.submit.click();
    await expect(form.summary(1)).toBeFocused();
    await form.summary(1).getByRole("link").click();
    await expect(form.consent).toBeFocused();
    await page.keyboard.press("Space");
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ first_name: "Changed" }]);
    await page.goBack();
    await form.expectFilled({ firstName: "", panNumber: "", termsAccepted: false });
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("after a language switch the answers are shown again; after a reload, the form without PAN and consent", async ({
      page,
      site,
    }) => {
      const otherSite = siteInOtherLanguage(site, page);
      const applicant = newApplicant();
      const [here, there] = [applicationForm(page, site), applicationForm(page, otherSite)];
      await site.open("/apply-now");
      await here.fill(applicant);
      await here.submit.tap();
      await expect(here.review).toBeFocused();
      expect(await overflowWidth(page)).toBe(0);
      await page.locator("[data-switch]").tap();
      await page.waitForURL(`**${otherSite.address("/apply-now")}`);
      await waitUntilReady(page);
      await expect(there.review).toBeVisible();
      await expect(page.getByText(applicant.panNumber)).toBeVisible();
      await expect(
        page.getByRole("definition").filter({ hasText: placeName(applicant.city, otherSite.language) }),
      ).toBeVisible();
      await page.reload();
      await waitUntilReady(page);
      await there.expectFilled({ ...applicant, panNumber: "", termsAccepted: false });
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
      ).not.toContain(applicant.panNumber);
      await there.fill({ panNumber: applicant.panNumber, termsAccepted: true });
      await there.send();
      await expect(there.thanks).toBeFocused();
    });

    test("three questions say whether a visitor can apply, and are neither stored nor binding", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.open("/apply-now");
      await page.getByText(t("apply:questions.summary"), { exact: true }).tap();
      const answer = (question: "age" | "income" | "pan", value: "yes" | "no") =>
        page
          .getByRole("radiogroup", { name: t(`apply:questions.${question}`) })
          .getByRole("radio", { name: t(`apply:questions.answer.${value}`), exact: true })
          .tap();
      await answer("age", "yes");
      await answer("income", "yes");
      await expect(page.getByText(t("apply:questions.yes"))).toHaveCount(0);
      await answer("pan", "yes");
      await expect(page.locator("#questions").getByText(t("apply:questions.yes"))).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: t("apply:questions.yes") })).toHaveCount(1);
      await answer("pan", "no");
      for (const key of ["missing.pan", "still"] as const)
        await expect(page.locator("#questions").getByText(t(`apply:questions.${key}`))).toBeVisible();
      await page.reload();
      await waitUntilReady(page);
      await page.getByText(t("apply:questions.summary"), { exact: true }).tap();
      await expect(page.locator("#questions").getByRole("radio", { checked: true })).toHaveCount(0);
    });

    test("the date of birth is never cut off at 200% text, and is one named group of required fields", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      const session = await page.context().newCDPSession(page);
      await session.send("Page.enable");
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await site.open("/apply-now");
      await form.fill({ dob: "1988-12-28" });
      for (const part of ["day", "month", "year"] as const) {
        const { scrollWidth, clientWidth } = await form
          .dob(part)
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
        expect(scrollWidth, part).toBeLessThanOrEqual(clientWidth);
        await expect(form.dob(part)).toHaveAttribute("autocomplete", `bday-${part}`);
        await expect(form.dob(part)).toHaveJSProperty("required", true);
      }
      await expect(
        page.getByRole("group", { name: t("apply:field.dob.label"), exact: true }),
      ).toHaveAccessibleDescription(t("apply:field.dob.hint"));
      await form.dob("day").fill("");
      await form.dob("day").focus();
      await page.keyboard.insertText("१५/०८/१९९२");
      await form.expectFilled({ dob: "1992-08-15" });
      expect(await overflowWidth(page)).toBe(0);
    });
  });
});
