import { expect, type Locator, type Page } from "@playwright/test";
import { isRequired, type ApplicationField, type ApplicationForm } from "#domain/application";
import type { Site } from "./site.ts";
import { placeName } from "./applicant.ts";

const places = ["state", "city", "pincode"] as const;
type Place = (typeof places)[number];
const isPlace = (name: ApplicationField): name is Place => (places as readonly string[]).includes(name);

/** The application form and its fields, by their accessible names. */
export function applicationForm(page: Page, { t, language }: Pick<Site, "t" | "language">) {
  const label = (name: ApplicationField) => t(`apply:field.${name}.label`) + (isRequired(name) ? "" : ` (${t("common:optional")})`);
  const gender = (value: string) => page.getByRole("radio", { name: t(`apply:field.gender.${value}`), exact: true });
  const consent = page.getByRole("group", { name: t("apply:group.consent") }).getByRole("checkbox");

  const field = (name: ApplicationField): Locator => {
    if (name === "termsAccepted") return consent;
    if (name === "gender") return gender("male");
    if (name === "dob") return page.getByLabel(label(name), { exact: true });
    // The visitor can type a PIN code instead of choosing it.
    if (name === "pincode") return page.getByRole("combobox", { name: label(name), exact: true }).or(page.getByRole("textbox", { name: label(name), exact: true }));
    if (isPlace(name)) return page.getByRole("combobox", { name: label(name), exact: true });
    return page.getByRole("textbox", { name: label(name), exact: true });
  };

  const choose = async (name: Place, value: string) => {
    const face = field(name);
    await expect(face).toBeEnabled();
    const isNative = () => face.evaluate((element) => element.tagName === "SELECT");
    // The native list may be replaced by the enhanced one at this moment.
    const chosen = await isNative() && await face.selectOption({ label: placeName(value, language) }).then(() => true, async (error) => {
      if (await isNative()) throw error;
      return false;
    });
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
    if (!isPlace(name)) return field(name).inputValue();
    return field(name).evaluate((element) => {
      if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? "";
      return element instanceof HTMLInputElement ? element.value : element.textContent ?? "";
    });
  };

  return {
    field,
    gender,
    consent,
    choose,
    submit: page.getByRole("button", { name: t("apply:submit") }),
    thanks: page.getByRole("heading", { level: 1, name: t("apply:done.heading") }),
    /** The error summary with this number of errors. */
    summary: (count: number) => page.getByRole("region", { name: t("errors:summary.heading", { count }), exact: true }),
    alert: page.getByRole("alertdialog"),

    /** Fills in the given fields, as a visitor with a mouse or finger would. */
    async fill(form: Partial<ApplicationForm>) {
      for (const [name, value] of Object.entries(form) as [ApplicationField, string | boolean][]) {
        if (name === "termsAccepted") await consent.setChecked(value === true);
        else if (name === "gender") await gender(String(value)).check();
        else if (isPlace(name)) await choose(name, String(value));
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
