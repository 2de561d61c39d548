import type { FilledForm } from "./form-data.ts";

/** A form that was left for another page of the site. */
export interface LeftForm {
  formId: string;
  form: FilledForm;
}

let left: (LeftForm & { entry: string }) | undefined;

/**
 * Remembers the whole form, PAN and consent included, while the visitor reads the terms. It stays in this page's memory
 * and is never stored. `entry` is the key of the browser's history entry.
 */
export function rememberLeftForm(entry: string, form: LeftForm): void {
  left = { entry, ...form };
}

/** The form left at this history entry, once: Back returns to it, while "Apply now" opens an empty one. */
export function takeLeftForm(entry: string): LeftForm | undefined {
  const found = left?.entry === entry ? left : undefined;
  left = undefined;
  return found;
}
