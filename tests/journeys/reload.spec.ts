import { storageKeys } from "#content/storage";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { expect, inOneLanguage, test, waitUntilReady } from "../support/site.ts";

inOneLanguage(() => {
  test("a reload halfway keeps everything but PAN and consent, which are asked for again", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    // The reload follows the last key without a pause.
    await form.field("officialEmail").pressSequentially(".in");
    await page.reload();
    await waitUntilReady(page);
    const draft = { ...applicant, officialEmail: `${applicant.officialEmail}.in`, panNumber: "", termsAccepted: false };
    await form.expectFilled(draft);
    await expect(page.getByText(t("apply:draft"))).toBeVisible();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.applicationDraft)).not.toContain(
      applicant.panNumber,
    );

    // The draft survives a visit to another page, too.
    await form.field("middleName").fill("Other");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("footer:text.faqs") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("faqs:heading") })).toBeFocused();
    await page.goBack();
    await form.expectFilled({ ...draft, middleName: "Other" });

    await form.fill({ panNumber: applicant.panNumber, termsAccepted: true });
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.applicationDraft)).toBeNull();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:nav.apply") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeFocused();
    await form.expectFilled({ loanAmount: "", firstName: "", mobile: "", gender: "" });
    await expect(page.getByText(t("apply:draft"))).toHaveCount(0);
  });

  test("reading the terms from the consent box and going back keeps the PAN and the tick", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    for (const path of ["/terms-conditions", "/privacy-policy"]) {
      await page
        .getByRole("group", { name: t("apply:group.consent") })
        .locator(`a[href="${site.address(path)}"]`)
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
      ).not.toContain(applicant.panNumber);
      await page.goBack();
      await form.expectFilled(applicant);
    }

    // A new visit by the menu starts without PAN and consent.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("footer:text.faqs") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("faqs:heading") })).toBeFocused();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:nav.apply") })
      .click();
    await form.expectFilled({ ...applicant, panNumber: "", termsAccepted: false });

    // Nor does Back show them once the application is sent.
    await form.fill({ panNumber: applicant.panNumber, termsAccepted: true });
    await form.send();
    await expect(form.thanks).toBeFocused();
    await page.goBack();
    await form.expectFilled({ panNumber: "", firstName: "", termsAccepted: false });
  });

  test("a cleared form comes back with Undo, and Enter pressed twice clears nothing", async ({ page, site }) => {
    const { t } = site;
    const { email: _email, officialEmail: _official, ...applicant } = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill({ ...applicant, panNumber: "", termsAccepted: false });
    await page.reload();
    await waitUntilReady(page);
    await form.fill({ panNumber: applicant.panNumber, termsAccepted: true });

    const clear = page.getByRole("button", { name: t("apply:clear") });
    await clear.focus();
    await page.keyboard.press("Enter");
    await expect(form.alert.getByRole("button", { name: t("apply:clearNo") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.alert).toBeHidden();
    await form.expectFilled(applicant);

    await clear.click();
    await form.alert.getByRole("button", { name: t("apply:clearYes") }).click();
    await form.expectFilled({ firstName: "", panNumber: "", termsAccepted: false });
    const undo = page.getByRole("button", { name: t("common:undo") });
    await expect(undo).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: t("common:formCleared") })).toHaveCount(1);
    await page.keyboard.press("Enter");
    await form.expectFilled(applicant);
    await expect(clear).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: t("common:formRestored") })).toHaveCount(1);
    // The restored form is a draft again.
    await page.reload();
    await waitUntilReady(page);
    await form.expectFilled({ ...applicant, panNumber: "", termsAccepted: false });

    // The offer ends when something new is typed.
    await clear.click();
    await form.alert.getByRole("button", { name: t("apply:clearYes") }).click();
    await expect(undo).toBeFocused();
    await form.field("firstName").fill("Example");
    await expect(undo).toHaveCount(0);
  });

  test("clearing a draft needs a confirmation", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.openLists();
    await form.fill({ firstName: applicant.firstName, gender: "other", state: applicant.state });
    await page.reload();
    await waitUntilReady(page);
    const clear = page.getByRole("button", { name: t("apply:clear") });
    await clear.click();
    await expect(form.alert).toHaveAccessibleName(t("apply:clearAsk"));
    await form.alert.getByRole("button", { name: t("apply:clearNo") }).click();
    await expect(form.alert).toBeHidden();
    await expect(clear).toBeFocused();
    await form.expectFilled({ firstName: applicant.firstName, gender: "other", state: applicant.state });

    await clear.click();
    await form.alert.getByRole("button", { name: t("apply:clearYes") }).click();
    await form.expectFilled({ firstName: "", gender: "" });
    await expect(form.field("state")).toHaveCount(0);
    await expect(form.field("pincode")).toHaveValue("");
    await expect(clear).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("common:undo") })).toBeFocused();
    await page.reload();
    await waitUntilReady(page);
    await form.expectFilled({ firstName: "", gender: "" });
  });

  test("a second tab does not get the draft", async ({ page, site, context }) => {
    await site.open("/apply-now");
    await applicationForm(page, site).fill({ firstName: "Example" });
    await page.waitForFunction((key) => sessionStorage.getItem(key), storageKeys.applicationDraft);
    const tab = await context.newPage();
    await tab.goto(site.address("/apply-now"));
    await waitUntilReady(tab);
    await expect(applicationForm(tab, site).field("firstName")).toHaveValue("");
  });
});
