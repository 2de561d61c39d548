import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, inEveryLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";
import { runLeads } from "../../testing/staff-command.ts";

/** PIN codes of fifteen cities and a village, with the district that people there would choose. */
const known: readonly [pin: string, city: string][] = [
  ["110001", "701"],
  ["400001", "2718"],
  ["560001", "2905"],
  ["600001", "3303"],
  ["700001", "1912"],
  ["500081", "3604"],
  ["201301", "929"],
  ["122001", "606"],
  ["411001", "2726"],
  ["380001", "2401"],
  ["302001", "820"],
  ["226001", "949"],
  ["800001", "1026"],
  ["682001", "3202"],
  ["781001", "1820"],
  ["272001", "916"],
];

/** Two taps at one place within this time are a double tap. */
const doubleTapMs = 350;

test("the PIN code field leads to state and district in at most eight keys, for fifteen cities and a village", async ({
  page,
  site,
}) => {
  const form = applicationForm(page, site);
  await site.open("/apply-now");
  for (const [pin, city] of known) {
    await form.field("pincode").fill("");
    await form.field("pincode").focus();
    await page.keyboard.type(pin);
    let keys = pin.length;
    await expect(page.locator("[name=city]").first(), pin).toBeAttached();
    const offered = await page
      .locator("[name=city][type=radio]")
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    if (offered.length > 0) {
      // Space chooses the first; Down moves to the next and chooses it.
      for (const key of [
        "Tab",
        ...(offered[0] === city ? ["Space"] : Array<string>(offered.indexOf(city)).fill("ArrowDown")),
      ]) {
        await page.keyboard.press(key);
        keys++;
      }
      await expect(page.locator("[name=city]:checked"), pin).toHaveValue(city);
    } else await expect(page.locator("[name=city]"), pin).toHaveValue(city);
    expect(keys, pin).toBeLessThanOrEqual(8);
  }
});

inEveryLanguage(() => {
  test("a PIN code fills in state and city, announces them, and is understood in any form", async ({ page, site }) => {
    const { t, language } = site;
    const form = applicationForm(page, site);
    const place =
      language === "hi" ? { state: "कर्नाटक", city: "बेंगलुरु शहरी" } : { state: "Karnataka", city: "Bengaluru Urban" };
    await site.open("/apply-now");
    const announcements = await recordAnnouncements(page);
    for (const text of ["560001", "PIN: 560 001", "५६०००१", "Bengaluru - 560001"]) {
      await form.field("pincode").fill("");
      await expect(page.getByText(place.city, { exact: true })).toHaveCount(0);
      await form.field("pincode").focus();
      await page.keyboard.insertText(text);
      await expect(form.field("pincode"), text).toHaveValue("560001");
      await form.expectFilled(place);
      await expect(form.field("pincode")).toHaveAccessibleDescription(t("apply:pin.hint"));
    }
    await expect.poll(announcements).toContain(t("apply:pin.found", place));
    await form.field("pincode").press("x");
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("errors:field.onlyDigits")));
    await form.expectFilled(place);
  });

  test("a PIN code with several districts asks for one, and keeps it across reload, language switch and lists", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const otherSite = siteInOtherLanguage(site, page);
    const [here, there] = [applicationForm(page, site), applicationForm(page, otherSite)];
    const { state: _state, city: _city, ...applicant } = newApplicant();
    await site.open("/apply-now");
    const announcements = await recordAnnouncements(page);
    await here.fill({ ...applicant, pincode: "201301" });
    const group = page.getByRole("radiogroup", { name: t("apply:field.city.label") });
    await expect(group).toHaveAccessibleDescription(t("apply:pin.several", { count: 3 }));
    await expect.poll(announcements).toContain(t("apply:pin.several", { count: 3 }));
    await here.submit.click();
    await here.summary(1).getByRole("link").click();
    await expect(here.field("city")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(here.summary(1)).toBeHidden();
    const expectNoida = (form: typeof here) => expect(form.field("city")).toHaveJSProperty("value", "929");
    await expectNoida(here);
    await expect(here.field("city")).toBeChecked();
    await page.reload();
    await waitUntilReady(page);
    await expect(here.field("city")).toBeChecked();
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${otherSite.address("/apply-now")}`);
    await waitUntilReady(page);
    await expectNoida(there);
    await expect(there.field("city")).toBeChecked();
    await there.openLists();
    await expect(page.locator("select[name=city]")).toHaveValue("929");
    await expect(page.locator("select[name=pincode]")).toHaveValue("201301");
    await there.byPin.click();
    await expect(there.field("pincode")).toHaveValue("201301");
    await expect(there.field("pincode")).toBeFocused();
    await expect(there.field("city")).toBeChecked();
    await there.fill({ panNumber: applicant.panNumber, termsAccepted: true });
    await there.send();
    await expect(there.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ state_id: "9", city: "929", pin: "201301" }]);
  });

  test("an unknown PIN code gets a message, and is sent with state and city from the lists", async ({ page, site }) => {
    const { t } = site;
    const { state: _state, city: _city, ...applicant } = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    const announcements = await recordAnnouncements(page);
    await form.fill({ ...applicant, pincode: "403999" });
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("apply:pin.unknown")));
    await expect.poll(announcements).toContain(t("apply:pin.unknown"));
    await form.submit.click();
    await form.summary(2).getByRole("link").first().click();
    await expect(form.field("state")).toBeFocused();
    await form.choose("state", "Goa");
    await form.choose("city", "North Goa");
    await expect(form.field("pincode")).toHaveValue("403999");
    await page.reload();
    await waitUntilReady(page);
    await form.expectFilled({ state: "Goa", city: "North Goa", pincode: "403999" });
    await form.fill({ panNumber: applicant.panNumber, termsAccepted: true });
    await form.send();
    await expect(form.thanks).toBeFocused();
    const [stored] = applicationsOf(applicant.panNumber);
    expect(stored).toMatchObject({ state_id: "30", city: "3001", pin: "403999" });
    const { out } = await runLeads({ DATA_DIR: ".cache/test-data" }, ["show", stored!.reference_number]);
    expect(out).toMatch(/^pin_check +not in our list$/m);
  });

  test("if the look-up fails, the visitor can try again or use the lists; if it is slow, the form waits", async ({
    page,
    site,
    context,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await context.setOffline(true);
    await form.fill({ pincode: applicant.pincode });
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("apply:pin.failed")));
    await expect(form.field("state")).toHaveAccessibleDescription(new RegExp(t("apply:field.state.failed")));
    await expect(form.alert).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(form.field("pincode")).toBeFocused();
    await form.expectFilled({ state: "Goa", city: "North Goa" });

    await form.fill({ ...applicant, pincode: "", city: "" });
    const release = await holdRequests(page, `**${paths.pin}*`, { times: 1 });
    await form.fill({ pincode: "403601" });
    await expect(page.getByText(t("apply:pin.loading"))).toBeVisible();
    await form.submit.click();
    await expect(form.submit).toHaveAttribute("aria-disabled", "true");
    release();
    await expect(form.review).toBeFocused();
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toMatchObject([{ city: "3002", pin: "403601" }]);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("from the calculator to Thank You takes 14 taps, and 27 keys beyond what autofill knows", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const applicant = newApplicant();
      const form = applicationForm(page, site);
      let [taps, keys] = [0, 0];
      const tap = async (control: ReturnType<typeof form.field>) => {
        // The field is scrolled to where the last tap was: sooner, it would be a double tap, after which Chromium ignores keys.
        await page.waitForTimeout(doubleTapMs);
        await control.tap();
        taps++;
      };
      const type = async (text: string, control = page.locator(":focus")) => {
        await control.pressSequentially(text);
        keys += text.length;
      };
      await site.open("/");
      await tap(page.getByRole("main").getByRole("link", { name: t("calculator:apply") }));
      await expect(form.field("loanAmount")).toHaveValue("25000");
      await tap(form.field("monthlyIncome"));
      await type("35000");
      await tap(form.field("firstName"));
      await type("Asha");
      await tap(form.field("panNumber"));
      await type(applicant.panNumber.toLowerCase());
      for (const [part, text] of [
        ["day", "5"],
        ["month", "8"],
        ["year", "1990"],
      ] as const) {
        await tap(form.dob(part));
        await type(text);
      }
      await tap(form.gender("female"));
      await tap(form.field("mobile"));
      await type(applicant.mobile);
      await tap(form.field("email"));
      await type("asha@mail.example");
      await tap(form.field("pincode"));
      await type("403001");
      await tap(form.consent);
      await tap(form.submit);
      await expect(form.review).toBeFocused();
      await tap(form.submit);
      await expect(form.thanks).toBeFocused();
      const autofilled = "Asha".length + applicant.mobile.length + "asha@mail.example".length;
      expect({ taps, keys, beyondAutofill: keys - autofilled }).toEqual({ taps: 14, keys: 58, beyondAutofill: 27 });
    });
  });
});
