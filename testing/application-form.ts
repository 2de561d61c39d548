import { expect, type Locator, type Page } from "@playwright/test";
import { isRequired, type ApplicationField, type ApplicationForm } from "#domain/application";
import type { Site } from "./site.ts";
import { placeName } from "./applicant.ts";

const places = ["state", "city", "pincode"] as const;
type Place = (typeof places)[number];
const isPlace = (name: ApplicationField): name is Place => (places as readonly string[]).includes(name);
const dateParts = ["day", "month", "year"] as const;

/** The application form and its fields, by their accessible names. */
export function applicationForm(page: Page, { t, language }: Pick<Site, "t" | "language">) {
  const label = (name: ApplicationField) =>
    t(`apply:field.${name}.label`) + (isRequired(name) ? "" : ` (${t("common:optional")})`);
  const gender = (value: string) => page.getByRole("radio", { name: t(`apply:field.gender.${value}`), exact: true });
  const consent = page.getByRole("group", { name: t("apply:group.consent") }).getByRole("checkbox");

  const dob = (part: (typeof dateParts)[number]) =>
    page
      .getByRole("group", { name: label("dob"), exact: true })
      .getByRole("textbox", { name: t(`apply:field.dob.${part}`), exact: true });

  const field = (name: ApplicationField): Locator => {
    if (name === "termsAccepted") return consent;
    if (name === "gender") return gender("male");
    if (name === "dob") return dob("day");
    // Where a PIN code has several places, they are offered side by side.
    if (name === "city")
      return page.getByRole("combobox", { name: label(name), exact: true }).or(
        page
          .getByRole("radiogroup", { name: label(name), exact: true })
          .getByRole("radio")
          .first(),
      );
    // A PIN code is typed, unless the lists are open.
    if (name === "pincode")
      return page
        .getByRole("combobox", { name: label(name), exact: true })
        .or(page.getByRole("textbox", { name: label(name), exact: true }));
    if (isPlace(name)) return page.getByRole("combobox", { name: label(name), exact: true });
    return page.getByRole("textbox", { name: label(name), exact: true });
  };

  const choose = async (name: Place, value: string) => {
    const face = field(name);
    await expect(face).toBeEnabled();
    const isNative = () => face.evaluate((element) => element.tagName === "SELECT");
    // The native list may be replaced by the enhanced one at this moment.
    const chosen =
      (await isNative()) &&
      (await face.selectOption({ label: placeName(value, language) }).then(
        () => true,
        async (error) => {
          if (await isNative()) throw error;
          return false;
        },
      ));
    if (chosen) return;
    await face.click();
    // The option chosen before announces that after its name.
    await page.getByRole("option", { name: new RegExp(`^${placeName(value, language)}( ?,|$)`) }).click();
  };

  /** The value of each field as the visitor sees it; places by their names in the list. */
  const read = async (name: ApplicationField): Promise<string | boolean> => {
    if (name === "termsAccepted") return consent.isChecked();
    if (name === "gender") {
      for (const value of ["male", "female", "other"]) if (await gender(value).isChecked()) return value;
      return "";
    }
    if (name === "dob") {
      const [day, month, year] = await Promise.all(dateParts.map((part) => dob(part).inputValue()));
      return day || month || year ? `${year}-${month}-${day}` : "";
    }
    if (!isPlace(name)) return field(name).inputValue();
    if (name !== "pincode" && (await field(name).count()) === 0) return filledIn(name);
    return field(name).evaluate((element) => {
      if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? "";
      return element instanceof HTMLInputElement ? element.value : (element.textContent ?? "");
    });
  };

  /** A state or city that the PIN code filled in. */
  const filledIn = async (name: "state" | "city") => {
    const term = page.getByRole("term").filter({ hasText: new RegExp(`^${label(name)}$`) });
    return (await term.count()) === 0 ? "" : ((await term.locator("xpath=following-sibling::dd").textContent()) ?? "");
  };

  const submit = page
    .getByRole("button", { name: t("apply:check.open"), exact: true })
    .or(page.getByRole("button", { name: t("apply:submit"), exact: true }));
  const review = page.getByRole("heading", { level: 2, name: t("apply:check.heading"), exact: true });

  const byLists = page.getByRole("button", { name: t("apply:pin.byLists") });
  /** Shows the lists of states, cities and PIN codes. */
  const openLists = async () => {
    await byLists.click();
    await page.locator("[name=placesFromLists]").waitFor({ state: "attached" });
    // The list for a mouse takes the place of the browser's own only while that one has no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  };

  return {
    field,
    gender,
    dob,
    byLists,
    byPin: page.getByRole("button", { name: t("apply:pin.byPin") }),
    openLists,
    consent,
    choose,
    /** The button at the end: it leads to the checked answers, and beside them it sends the application. */
    submit,
    review,
    /** Checks the answers and sends them. */
    async send() {
      await submit.click();
      await expect(review).toBeFocused();
      await submit.click();
    },
    /** Leads back from the checked answers to a field. */
    change: (name: ApplicationField) =>
      page.getByRole("button", {
        name: t("apply:check.changeField", { field: t(`apply:field.${name}.label`) }),
        exact: true,
      }),
    thanks: page.getByRole("heading", { level: 1, name: t("apply:done.heading") }),
    /** The error summary with this number of errors. */
    summary: (count: number) => page.getByRole("region", { name: t("errors:summary.heading", { count }), exact: true }),
    alert: page.getByRole("alertdialog"),

    /** Fills in what is given, as a person with a mouse or a finger does. State and city follow from the PIN code, unless the lists are open. */
    async fill({ state, city, ...form }: Partial<ApplicationForm>) {
      const isByLists = (await field("state").count()) > 0;
      for (const [name, value] of Object.entries({ state, city }))
        if (value && isByLists) await choose(name as Place, value);
      for (const [name, value] of Object.entries(form) as [ApplicationField, string | boolean][]) {
        if (name === "termsAccepted") await consent.setChecked(value === true);
        else if (name === "gender") await gender(String(value)).check();
        else if (name === "dob") {
          const [year = "", month = "", day = ""] = String(value).split("-");
          for (const [part, text] of Object.entries({ day, month, year }))
            await dob(part as (typeof dateParts)[number]).fill(text);
        } else if (name === "pincode" && !isByLists) {
          await field(name).fill(String(value));
          if (city) await expect.poll(() => read("city")).toBe(placeName(city, language));
        } else if (isPlace(name)) await choose(name, String(value));
        else await field(name).fill(String(value));
      }
    },

    /** Expects the given values in the form. */
    async expectFilled(form: Partial<ApplicationForm>) {
      for (const [name, value] of Object.entries(form) as [ApplicationField, string | boolean][]) {
        const expected = isPlace(name) && value !== "" ? placeName(String(value), language) : value;
        await expect.poll(() => read(name), { message: label(name) }).toBe(expected);
      }
    },
  };
}
