import type { FilledForm } from "./form-data.ts";

/** A form that was left for another page of the site. */
export interface UnsentForm {
  formId: string;
  form: FilledForm;
}

let unsent: (UnsentForm & { entry: string }) | undefined;

/**
 * Remembers the whole form, PAN and consent included, while the visitor reads the terms. It stays in this page's memory
 * and is never stored. `entry` is the key of the browser's history entry.
 */
export function saveUnsentForm(entry: string, form: UnsentForm): void {
  unsent = { entry, ...form };
}

/** The form left at this history entry, once: Back returns to it, while "Apply now" opens an empty one. */
export function takeUnsentForm(entry: string): UnsentForm | undefined {
  const form = unsent?.entry === entry ? unsent : undefined;
  unsent = undefined;
  return form;
}
