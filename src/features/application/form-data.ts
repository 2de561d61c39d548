import { joinDate, splitDate } from "#ui";
import { applicationFields, type ApplicationForm } from "#domain/application";

/** The values of the form on the page. */
export interface FilledForm extends ApplicationForm {
  /** Name of a hidden control: "yes" while the PIN code is typed and not chosen from the list. Never sent. */
  pincodeTyped: string;
  /** Name of a hidden control: "yes" while the address is chosen from the three lists. Never sent. */
  placesFromLists: string;
}

/** What a draft contains besides the fields of the application. */
export const placeMarks = ["pincodeTyped", "placesFromLists"] as const;

/** The current values of the form. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    ...(Object.fromEntries(applicationFields.map((name) => [name, text(name)])) as unknown as ApplicationForm),
    dob: joinDate({ day: text("dob-day"), month: text("dob-month"), year: text("dob-year") }),
    termsAccepted: data.has("termsAccepted"),
    pincodeTyped: text("pincodeTyped"),
    placesFromLists: text("placesFromLists"),
  };
}

const placeNames: ReadonlySet<string> = new Set(["state", "city", "pincode", ...placeMarks]);

/**
 * Fills in the empty fields of the form on the page. Fields that the visitor has filled in meanwhile keep their value.
 * Without state, city and PIN code, which `usePlaces` restores.
 */
export function fillForm(form: HTMLFormElement, values: Partial<FilledForm>): void {
  const { dob = "", ...others } = values;
  const { day, month, year } = splitDate(dob);
  for (const [name, value] of Object.entries({ ...others, "dob-day": day, "dob-month": month, "dob-year": year })) {
    if (placeNames.has(name)) continue;
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      if (control.value === "" && typeof value === "string") control.value = value;
    } else if (control instanceof HTMLInputElement) {
      if (control.type === "checkbox") control.checked ||= value === true;
      else if (control.value === "") control.value = String(value);
    }
  }
}
