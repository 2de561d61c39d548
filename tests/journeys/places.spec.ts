import { paths } from "#contract/lender";
import { newApplicant } from "../support/applicant.ts";
import { applicationForm } from "../support/application-form.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("city and PIN code wait for the choice above them, and are cleared when it changes", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await expect(form.field("city")).toHaveAccessibleDescription(t("apply:field.city.first"));
    await expect(form.field("pincode")).toHaveAccessibleDescription(t("apply:field.pincode.first"));
    await expect(form.field("pincode")).toBeDisabled();
    await form.field("pincode").focus();
    await expect(form.field("pincode")).toBeFocused();
    await form.fill({ state: "Goa", city: "North Goa", pincode: "403001" });
    await form.choose("city", "South Goa");
    await expect(form.field("pincode")).toContainText(t("apply:field.pincode.choose"));
    await form.fill({ pincode: "403601" });
    await form.field("state").click();
    await page.getByRole("option").first().click();
    await expect(form.field("city")).toContainText(t("apply:field.city.choose"));
    await expect(form.field("pincode")).toBeDisabled();
  });

  test("a list of states that the server cannot give is an alert in its words, and can be loaded again", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const answers = [
      { json: { Status: 0, Message: "No states today." }, words: "No states today." },
      { json: { Status: 0, Message: "" }, words: site.language === "en" ? "Failed to fetch states" : t("errors:alert.statesFailed") },
    ];
    let asked = 0;
    await page.route(`**${paths.states}`, (route) => (asked < answers.length ? route.fulfill({ json: answers[asked++]!.json }) : route.continue()));
    await site.open("/apply-now");
    for (const { words } of answers) {
      await expect(form.alert).toHaveAccessibleName(words);
      await form.alert.getByRole("button", { name: t("apply:reload") }).click();
    }
    await expect(form.alert).toBeHidden();
    await form.choose("state", "Goa");
  });

  test("without a network the states are an alert, and the form keeps what is typed and a way to try again", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route(`**${paths.states}`, (route) => route.abort("internetdisconnected"), { times: 1 });
    await site.open("/apply-now");
    await expect(form.alert).toHaveAccessibleName(site.language === "en" ? "Could not load states" : t("errors:alert.statesUnreachable"));
    await expect(form.alert).toHaveAccessibleDescription(t("errors:alertDetail.statesUnreachable"));
    await page.keyboard.press("Escape");
    await expect(form.alert).toBeHidden();
    await form.field("firstName").fill("Example");
    await expect(form.field("state")).toHaveAccessibleDescription(new RegExp(t("apply:field.state.failed")));
    await page.getByRole("button", { name: t("apply:reload") }).click();
    await expect(form.field("state")).toBeFocused();
    await form.choose("state", "Goa");
    await expect(form.field("firstName")).toHaveValue("Example");
  });

  test("cities and PIN codes fail without an alert, beside their own field, and can be loaded again", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route(`**${paths.cities}`, (route) => route.fulfill({ json: { Status: 0, Message: "no" } }), { times: 1 });
    await page.route(`**${paths.pincodes}`, (route) => route.abort(), { times: 1 });
    await site.open("/apply-now");
    await form.choose("state", "Goa");
    const again = page.getByRole("button", { name: t("apply:reload") });
    await expect(form.field("city")).toHaveAccessibleDescription(new RegExp(t("apply:field.city.failed")));
    await again.click();
    await expect(form.field("city")).toBeFocused();
    await form.choose("city", "North Goa");
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("apply:field.pincode.failed")));
    await again.click();
    await form.choose("pincode", "403001");
    await form.expectFilled({ state: "Goa", city: "North Goa", pincode: "403001" });
    await expect(form.alert).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the lists are the phone's own, say when they are loading, and a late answer overtakes nobody", async ({ page, site }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      const { promise: later, resolve } = Promise.withResolvers<void>();
      await page.route(`**${paths.cities}`, async (route) => {
        await later;
        await route.continue().catch(() => {});
      }, { times: 1 });
      await site.open("/apply-now");
      await expect(form.field("state")).toBeEnabled();
      await form.field("state").selectOption({ index: 1 });
      await expect(form.field("city")).toHaveAttribute("aria-busy", "true");
      await expect(form.field("city").locator("option").first()).toHaveText(t("apply:field.city.loading"));
      await form.choose("state", newApplicant().state);
      await form.choose("city", "North Goa");
      resolve();
      await form.choose("pincode", "403001");
      await form.expectFilled({ state: "Goa", city: "North Goa", pincode: "403001" });
    });
  });
});
