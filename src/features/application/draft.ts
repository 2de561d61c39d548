import { storageKeys } from "#content/storage";
import { emptyApplication } from "#domain/application";
import { placeMarks, type FilledForm } from "./form-data.ts";

/** The stored fields of a form: never the PAN, never the consent. */
export type Draft = Omit<FilledForm, "panNumber" | "termsAccepted">;

interface StoredDraft {
  formId: string;
  form: Draft;
}

/** Saves a draft until the tab is closed, unless storage is blocked. */
export function saveDraft(formId: string, { panNumber: _pan, termsAccepted: _consent, ...form }: FilledForm): void {
  try {
    sessionStorage.setItem(storageKeys.applicationDraft, JSON.stringify({ formId, form } satisfies StoredDraft));
  } catch {
    // Storage is blocked.
  }
}

/** The draft of this tab; undefined if there is none, or if another version of the site wrote it in a different format. */
export function readDraft(): StoredDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKeys.applicationDraft) ?? "null") as StoredDraft | null;
    if (typeof stored?.formId !== "string") return undefined;
    const fields = Object.entries(stored.form).filter(
      ([name, value]) =>
        (name in emptyApplication || (placeMarks as readonly string[]).includes(name)) &&
        typeof value === "string" &&
        value !== "",
    );
    return fields.length > 0
      ? { formId: stored.formId, form: Object.fromEntries(fields) as unknown as Draft }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the draft: the application was sent, or the visitor cleared the form. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKeys.applicationDraft);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
