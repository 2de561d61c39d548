import type { FilledForm } from "./form-data.ts";

/** A form that the visitor left for another page of the site. */
export interface UnsentForm {
  formId: string;
  form: FilledForm;
}

let unsent: (UnsentForm & { entry: string }) | undefined;

/**
 * Keeps the whole form, with PAN and consent, in memory while the visitor reads the terms. It is never stored. `entry` is
 * the key of the browser's history entry.
 */
export function saveUnsentForm(entry: string, form: UnsentForm): void {
  unsent = { entry, ...form };
}

/** Takes the form that was left at this history entry: Back returns to it, while "Apply now" opens an empty one. */
export function takeUnsentForm(entry: string): UnsentForm | undefined {
  const form = unsent?.entry === entry ? unsent : undefined;
  unsent = undefined;
  return form;
}
