import type { Page } from "@playwright/test";
import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";
import { runLeads } from "../../testing/staff-command.ts";

/** How many pixels of the focused option lie outside the open list or the window. */
const hiddenPixels = (page: Page) =>
  page.evaluate(() => {
    const option = document.querySelector("[role=option]:focus")!.getBoundingClientRect();
    const list = document.querySelector("[role=listbox]")!.getBoundingClientRect();
    return Math.max(0, list.top - option.top, -option.top, option.bottom - list.bottom, option.bottom - innerHeight);
  });

/** Waits until one option of the open list has the focus. */
const expectFocusedOption = (page: Page) => expect(page.locator("[role=option]:focus")).toHaveCount(1);

inOneLanguage(() => {
  test("city and PIN code are disabled until the field above is chosen, and are cleared when it changes", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.openLists();
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

  test("if the server cannot list the states, an alert gives its message, and the list can be loaded again", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const answers = [
      { json: { Status: 0, Message: "No states today." }, words: "No states today." },
      {
        json: { Status: 0, Message: "" },
        words: site.language === "en" ? "Failed to fetch states" : t("errors:alert.statesFailed"),
      },
    ];
    let asked = 0;
    await page.route(`**${paths.states}`, (route) =>
      asked < answers.length ? route.fulfill({ json: answers[asked++]!.json }) : route.continue(),
    );
    await site.open("/apply-now");
    await form.openLists();
    for (const { words } of answers) {
      await expect(form.alert).toHaveAccessibleName(words);
      await form.alert.getByRole("button", { name: t("apply:reload") }).click();
    }
    await expect(form.alert).toBeHidden();
    await form.choose("state", "Goa");
  });

  test("without a network, an alert says that the states did not load, and the form keeps what is typed", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route(`**${paths.states}`, (route) => route.abort("internetdisconnected"), { times: 1 });
    await site.open("/apply-now");
    await form.openLists();
    await expect(form.alert).toHaveAccessibleName(
      site.language === "en" ? "Could not load states" : t("errors:alert.statesUnreachable"),
    );
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

  test("if cities or PIN codes fail to load, the message is beside their field, and they can be loaded again", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route(`**${paths.cities}`, (route) => route.fulfill({ json: { Status: 0, Message: "no" } }), {
      times: 1,
    });
    await page.route(`**${paths.pincodes}`, (route) => route.abort(), { times: 1 });
    await site.open("/apply-now");
    await form.openLists();
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

  test("a PIN code that is not in the list can be typed, is sent as typed, and is marked for the staff", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const { pincode: _listed, ...applicant } = newApplicant();
    const form = applicationForm(page, site);
    const sent = page.waitForRequest(`**${paths.apply}`);
    await site.open("/apply-now");
    await form.openLists();
    await form.fill(applicant);
    const notListed = page.getByRole("button", { name: t("apply:field.pincode.notListed") });
    await notListed.focus();
    await page.keyboard.press("Enter");
    await expect(form.field("pincode")).toBeFocused();
    await expect(form.field("pincode")).toHaveJSProperty("tagName", "INPUT");
    await expect(form.field("pincode")).toHaveAccessibleDescription(t("apply:field.pincode.typeHint"));

    await page.keyboard.type("२०१");
    await expect(form.field("pincode")).toHaveValue("201");
    await form.submit.click();
    await expect(form.summary(1)).toBeFocused();
    await form.summary(1).getByRole("link").click();
    await expect(form.field("pincode")).toBeFocused();
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("errors:field.pincodeSixDigits")));

    // Back to the list and again to the text field, by keyboard: the typed digits are cleared.
    await page.getByRole("button", { name: t("apply:field.pincode.fromList") }).press("Enter");
    await expect(form.field("pincode")).toBeFocused();
    await expect(form.field("pincode")).toHaveJSProperty("tagName", "BUTTON");
    await expect(form.field("pincode")).toContainText(t("apply:field.pincode.choose"));
    await notListed.press("Enter");
    await expect(form.field("pincode")).toHaveValue("");
    await form.field("pincode").focus();
    await page.keyboard.insertText("403 999");
    await expect(form.field("pincode")).toHaveValue("403999");
    await expect(form.field("pincode")).toHaveAccessibleDescription(t("apply:field.pincode.typeHint"));
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect((await sent).postDataJSON()).toMatchObject({ city: "3001", pin: "403999" });
    const [stored] = applicationsOf(applicant.panNumber);
    expect(stored).toMatchObject({ pin: "403999", city: "3001" });
    const { out } = await runLeads({ DATA_DIR: ".cache/test-data" }, ["show", stored!.reference_number]);
    expect(out).toMatch(/^pin_check +not in our list$/m);
  });

  test("a typed PIN code stays in its text field across reload and language switch, even if the list has it", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const otherSite = siteInOtherLanguage(site, page);
    const [here, there] = [applicationForm(page, site), applicationForm(page, otherSite)];
    await site.open("/apply-now");
    await here.openLists();
    await here.fill({ state: "Goa", city: "North Goa" });
    await page.getByRole("button", { name: t("apply:field.pincode.notListed") }).click();
    await here.fill({ firstName: "Example" });
    for (const pin of ["403001", "4039"]) {
      await here.field("pincode").fill(pin);
      await page.reload();
      await waitUntilReady(page);
      await here.expectFilled({ state: "Goa", city: "North Goa" });
      await expect(here.field("pincode")).toHaveJSProperty("tagName", "INPUT");
      await expect(here.field("pincode")).toHaveValue(pin);
    }
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${otherSite.address("/apply-now")}`);
    await waitUntilReady(page);
    await there.expectFilled({ state: "Goa", city: "North Goa" });
    await expect(there.field("pincode")).toHaveJSProperty("tagName", "INPUT");
    await expect(there.field("pincode")).toHaveValue("4039");
    // Choosing another city clears it.
    await there.choose("city", "South Goa");
    await expect(there.field("pincode")).toContainText(otherSite.t("apply:field.pincode.choose"));
  });

  test("without a list of PIN codes, the PIN code can be typed; without cities, a message says how to continue", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    const nothing = { json: { Status: 1, Message: "", Data: [] } };
    await page.route(`**${paths.cities}`, (route) => route.fulfill(nothing), { times: 1 });
    await page.route(`**${paths.pincodes}`, (route) => route.abort(), { times: 1 });
    await page.route(`**${paths.pincodes}`, (route) => route.fulfill(nothing), { times: 1 });
    await site.open("/apply-now");
    await form.openLists();
    await form.choose("state", "Goa");
    await expect(form.field("city")).toHaveAccessibleDescription(
      `${t("apply:field.city.empty")} ${t("apply:listHelp")}`,
    );
    await page.getByRole("button", { name: t("apply:reload") }).click();
    await form.choose("city", "North Goa");
    await expect(form.field("pincode")).toContainText(t("apply:field.pincode.empty"));
    await expect(form.field("pincode")).toBeDisabled();
    const type = page.getByRole("button", { name: t("apply:field.pincode.type") });
    await type.click();
    await expect(form.field("pincode")).toBeFocused();
    await page.keyboard.type("403001");
    await expect(form.field("pincode")).toHaveValue("403001");

    await form.choose("city", "South Goa");
    await expect(form.field("pincode")).toHaveAccessibleDescription(new RegExp(t("apply:field.pincode.failed")));
    await type.click();
    await page.keyboard.type("403601");
    await page.getByRole("button", { name: t("apply:field.pincode.fromList") }).click();
    await page.getByRole("button", { name: t("apply:reload") }).click();
    await form.choose("pincode", "403601");
  });

  test("an empty list of states says so, and how to continue", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route(`**${paths.states}`, (route) => route.fulfill({ json: { Status: 1, Message: "", Data: [] } }), {
      times: 1,
    });
    await site.open("/apply-now");
    await form.openLists();
    await expect(form.field("state")).toHaveAccessibleDescription(
      `${t("apply:field.state.empty")} ${t("apply:listHelp")}`,
    );
    await page.getByRole("button", { name: t("apply:reload") }).click();
    await form.choose("state", "Goa");
  });

  test("everyday names find the right place, even in Latin letters, and nothing is chosen before Enter", async ({
    page,
    site,
  }) => {
    const { t, language } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.openLists();
    await expect(form.field("state")).toHaveJSProperty("tagName", "BUTTON");
    const name = (en: string, hi: string) => (language === "hi" ? hi : en);
    const list = page.getByRole("listbox");
    const names: [typed: string, state: string, ...found: [city: string, district: string][]][] = [
      [
        "kerala",
        name("Kerala", "केरल"),
        ["kochi", name("Ernakulam (Kochi)", "एर्नाकुलम (कोच्चि)")],
        ["trivandrum", name("Thiruvananthapuram", "तिरुवनंतपुरम")],
      ],
      [
        "up",
        name("Uttar Pradesh", "उत्तर प्रदेश"),
        ["noida", name("Gautam Buddha Nagar (Noida)", "गौतम बुद्ध नगर (नोएडा)")],
        ["allahabad", name("Prayagraj (Allahabad)", "प्रयागराज (इलाहाबाद)")],
      ],
      [
        "karnataka",
        name("Karnataka", "कर्नाटक"),
        ["bangalore", name("Bengaluru Urban", "बेंगलुरु शहरी")],
        ["mysore", name("Mysuru", "मैसूरु")],
      ],
      ["assam", name("Assam", "असम"), ["guwahati", name("Kamrup Metropolitan (Guwahati)", "कामरूप महानगर (गुवाहाटी)")]],
      [
        "maharashtra",
        name("Maharashtra", "महाराष्ट्र"),
        ["navi mumbai", name("Thane", "ठाणे")],
        ["bombay", name("Mumbai City", "मुंबई शहर")],
        ["aurangabad", name("Chhatrapati Sambhajinagar (Aurangabad)", "छत्रपति संभाजीनगर (औरंगाबाद)")],
      ],
      ["orissa", name("Odisha", "ओडिशा")],
      ["pondicherry", name("Puducherry", "पुडुचेरी")],
    ];
    for (const [typedState, state, ...districts] of names) {
      await form.field("state").focus();
      await page.keyboard.type(typedState);
      await expect(page.getByRole("option", { name: new RegExp(`^${state}( ?,|$)`) })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(form.field("state")).toHaveText(state);
      // Radix returns the focus a moment after the list has closed.
      await expect(form.field("state")).toBeFocused();
      for (const [typed, district] of districts) {
        await expect(form.field("city")).toBeEnabled();
        const before = await form.field("city").textContent();
        await form.field("city").focus();
        // Opens the list for the first district, and types into the closed one for the others.
        if (before === t("apply:field.city.choose")) await page.keyboard.press("Enter");
        if (before === t("apply:field.city.choose")) await expectFocusedOption(page);
        await page.keyboard.type(typed);
        await expect(page.locator("[role=option]:focus")).toHaveText(district);
        expect(await hiddenPixels(page), typed).toBeLessThan(1);
        await expect(form.field("city")).toHaveText(before!);
        await page.keyboard.press("Enter");
        await expect(list).toBeHidden();
        await expect(form.field("city")).toHaveText(district);
        await expect(form.field("city")).toBeFocused();
      }
    }
  });

  test("text that matches nothing is announced and chooses nothing, not even with Enter", async ({ page, site }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.openLists();
    await form.fill({ state: "Goa", city: "North Goa" });
    await expect(form.field("pincode")).toHaveJSProperty("tagName", "BUTTON");
    await form.field("pincode").press("Enter");
    await expectFocusedOption(page);
    await expect(page.getByText(t("apply:typeToSearch"))).toBeVisible();
    await page.keyboard.type("201318");
    await expect(page.locator("[role=option]:focus")).toHaveCount(0);
    const announcement = page.getByRole("main").getByRole("status").filter({ hasText: "201318" });
    await expect(announcement).toHaveText(t("apply:noMatch", { typed: "201318" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form.field("pincode")).toBeFocused();
    await expect(form.field("pincode")).toHaveText(t("apply:field.pincode.choose"));
    await page.keyboard.type("403601");
    await expect(page.locator("[role=option]:focus")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(form.field("pincode")).toBeFocused();
    await page.keyboard.type("403001");
    await expect(page.getByRole("option", { name: "403001", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.field("pincode")).toHaveText("403001");
  });

  // In a low window the list covers its button. With reduced motion it once opened at its top.
  for (const [height, reducedMotion] of [
    [900, "no-preference"],
    [900, "reduce"],
    [400, "no-preference"],
  ] as const) {
    test.describe(`in a window ${height} px high${reducedMotion === "reduce" ? ", with reduced motion" : ""}`, () => {
      test.use({ viewport: { width: 1280, height }, contextOptions: { reducedMotion } });

      test("a list that is opened again shows the chosen option, and the keys always keep the focused option visible", async ({
        page,
        site,
      }) => {
        const { t } = site;
        const form = applicationForm(page, site);
        await site.open("/apply-now");
        await form.openLists();
        const list = page.getByRole("listbox");
        for (const name of ["state", "city", "pincode"] as const) {
          await expect(form.field(name)).toHaveJSProperty("tagName", "BUTTON");
          await expect(form.field(name)).toContainText(t(`apply:field.${name}.choose`));
          await form.field(name).press("Enter");
          await expectFocusedOption(page);
          for (const key of ["End", "ArrowUp", "Home", "ArrowDown", "End"]) {
            await page.keyboard.press(key);
            await expect.poll(() => hiddenPixels(page), { message: `${name}, ${key}` }).toBeLessThan(1);
          }
          await page.keyboard.press("Enter");
          await expect(list).toBeHidden();
          for (const open of [() => form.field(name).press("Enter"), () => form.field(name).click()]) {
            await open();
            await expect(page.getByRole("option", { name: new RegExp(`, ${t("apply:chosen")}$`) })).toBeFocused();
            expect(await hiddenPixels(page), name).toBeLessThan(1);
            await page.keyboard.press("Escape");
            await expect(list).toBeHidden();
          }
        }
      });
    });
  }

  test.describe("on a phone", () => {
    test.use(phone);

    test("a PIN code that is not in the phone's list can be typed", async ({ page, site }) => {
      const { t } = site;
      const { pincode: _listed, ...applicant } = newApplicant();
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      await form.openLists();
      await form.fill(applicant);
      await page.getByRole("button", { name: t("apply:field.pincode.notListed") }).tap();
      await expect(form.field("pincode")).toBeFocused();
      await expect(form.field("pincode")).toHaveAttribute("inputmode", "numeric");
      await form.field("pincode").fill("403999");
      await page.getByRole("button", { name: t("apply:field.pincode.fromList") }).tap();
      await expect(form.field("pincode")).toHaveJSProperty("tagName", "SELECT");
      await page.getByRole("button", { name: t("apply:field.pincode.notListed") }).tap();
      await form.field("pincode").fill("403999");
      expect(await overflowWidth(page)).toBe(0);
      await form.send();
      await expect(form.thanks).toBeFocused();
      expect(applicationsOf(applicant.panNumber)).toMatchObject([{ pin: "403999" }]);
    });

    test("the lists are the phone's own, say when they are loading, and ignore a late answer", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      const { promise: later, resolve } = Promise.withResolvers<void>();
      await page.route(
        `**${paths.cities}`,
        async (route) => {
          await later;
          await route.continue().catch(() => {});
        },
        { times: 1 },
      );
      await site.open("/apply-now");
      await form.openLists();
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
