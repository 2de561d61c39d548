import { applicationFields, type ApplicationForm } from "#domain/application";

/** The application as it is on the page. */
export interface FilledForm extends ApplicationForm {
  /** "yes" while the PIN code is typed and not chosen from the list; the name of a hidden control. Never sent. */
  pincodeTyped: string;
}

/** The application as it stands in the form on the page. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form);
  const text = (name: keyof FilledForm) => String(data.get(name) ?? "");
  return {
    ...(Object.fromEntries(applicationFields.map((name) => [name, text(name)])) as unknown as ApplicationForm),
    termsAccepted: data.has("termsAccepted"),
    pincodeTyped: text("pincodeTyped"),
  };
}

/**
 * Puts values into the form on the page. What a person has typed meanwhile stands: only empty fields are filled.
 * The three places are left out, for their lists have to be fetched first.
 */
export function fillForm(form: HTMLFormElement, values: Partial<FilledForm>): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === "state" || name === "city" || name === "pincode" || name === "pincodeTyped") continue;
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      if (control.value === "" && typeof value === "string") control.value = value;
    } else if (control instanceof HTMLInputElement) {
      if (control.type === "checkbox") control.checked ||= value === true;
      else if (control.value === "") control.value = String(value);
    }
  }
}
