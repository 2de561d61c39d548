import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { usePageState } from "./usePageState.ts";

/** The values of a form by field name. For a file, only its name. */
export type FormValues = Record<string, string>;

/** A form whose values survive a reload and a language switch. */
export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  /** Reads the current values. */
  read: () => FormValues;
  /** "restored": the form shows a draft from before this page loaded. "cleared": it was just emptied, and that can be undone. */
  draft: DraftState;
  /** Saves the draft after a short pause. Call it when something was typed. */
  scheduleSave: () => void;
  /** Deletes the draft once the form has been sent. */
  clearDraft: () => void;
  /** Empties the form and deletes the draft. */
  clear: () => void;
  /** Restores what `clear` deleted, except a file. Works until something new is typed. */
  undoClear: () => void;
}

/** Which notice to show about the draft; undefined for none. */
export type DraftState = "restored" | "cleared" | undefined;

/** Milliseconds without typing before a draft is saved. */
const draftDelayMs = 300;

/**
 * Saves the values of a form under `key` in sessionStorage until the tab is closed, and keeps them across a language switch.
 * The inputs are uncontrolled, so values typed before hydration stay. `onRestore` receives the restored values, except a
 * file, which a script cannot set.
 */
export function useFormDraft(key: string, onRestore?: (typed: FormValues) => void): FormDraft {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftState>();
  const cleared = useRef<FormValues>(undefined);
  const arrived = useRef(false);
  const read = useCallback(() => readForm(form.current!), []);

  const fill = (typed: FormValues) => {
    if (form.current) fillForm(form.current, typed);
    onRestore?.(typed);
  };
  const restore = useEffectEvent(fill);

  // Page state takes precedence over the draft, which may be a few keystrokes older.
  usePageState<FormValues | undefined>(
    key,
    () => (form.current ? read() : undefined),
    (typed) => {
      if (!typed) return;
      arrived.current = true;
      restore(typed);
    },
  );

  useEffect(() => {
    if (arrived.current) return;
    const stored = readDraft(key);
    if (!stored) return;
    setDraft("restored");
    restore(stored);
  }, [key]);

  const { scheduleSave: scheduleDraftSave, cancelSave } = useScheduledSave(
    useCallback(() => {
      if (form.current) saveDraft(key, form.current);
    }, [key]),
  );

  const scheduleSave = useCallback(() => {
    cleared.current = undefined;
    setDraft((before) => (before === "cleared" ? undefined : before));
    scheduleDraftSave();
  }, [scheduleDraftSave]);

  const clearDraft = useCallback(() => {
    cancelSave();
    setDraft(undefined);
    removeDraft(key);
  }, [key, cancelSave]);

  const clear = () => {
    cleared.current = read();
    resetForm(form.current!);
    clearDraft();
    setDraft("cleared");
  };

  const undoClear = () => {
    if (!cleared.current) return;
    fill(cleared.current);
    scheduleSave();
    setDraft("restored");
  };

  return { form, read, draft, scheduleSave, clearDraft, clear, undoClear };
}

/** Calls `save` when typing pauses, and immediately when the visitor leaves the page. `save` must be a stable function. */
export function useScheduledSave(save: () => void): { scheduleSave: () => void; cancelSave: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelSave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  /** Runs a scheduled save, if there is one. */
  const saveNow = useCallback(() => {
    if (timer.current === undefined) return;
    cancelSave();
    save();
  }, [save, cancelSave]);
  const scheduleSave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, draftDelayMs);
  }, [saveNow]);
  // Saves what was typed just before a reload, or before a link replaces the form.
  useLayoutEffect(() => {
    addEventListener("pagehide", saveNow);
    return () => {
      removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
  return { scheduleSave, cancelSave };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Empties a form. React compares each control with the last value it knows and would ignore the same text pasted again, so
 * every control is also set by script, which React tracks.
 */
export function resetForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const { checked } = control;
      control.checked = checked;
    } else {
      const { value } = control;
      control.value = value;
    }
  }
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "",
  );

const readForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    controlsOf(form).map((control) => [
      control.name,
      ("files" in control && control.files ? control.files[0]?.name : control.value) ?? "",
    ]),
  );

/** Fills only fields that still have their initial value, so that newer input is not overwritten. */
function fillForm(form: HTMLFormElement, typed: FormValues): void {
  for (const control of controlsOf(form)) {
    if (control.type !== "file" && control.value === control.defaultValue)
      control.value = typed[control.name] || control.value;
  }
}

/** Saves a draft unless all visible fields are empty. Does nothing if storage is blocked. */
function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = readForm(form);
  if (!controlsOf(form).some(({ name, type }) => type !== "hidden" && typed[name])) return removeDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // See above.
  }
}

/** Reads the draft; undefined if there is none or another version of the site wrote it in a different format. */
function readDraft(key: string): FormValues | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
    return stored
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
        )
      : undefined;
  } catch {
    return undefined;
  }
}

function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
