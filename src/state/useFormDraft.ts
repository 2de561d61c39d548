import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { usePageState } from "./usePageState.ts";

/** What was typed into a form, by the names of its fields. Of a chosen file only its name. */
export type FormValues = Record<string, string>;

/** A form whose text is lost neither by a reload nor by a switch of language. */
export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  /** What stands in the form now. */
  read: () => FormValues;
  /** "restored": the form shows a draft from before this page loaded. "cleared": it was just emptied, and that can be undone. */
  draft: DraftState;
  /** Something was typed: it is kept in a moment. */
  scheduleSave: () => void;
  /** Deletes the draft once the form has been sent. */
  clearDraft: () => void;
  /** Empties the form and deletes the draft. */
  clear: () => void;
  /** Puts back what `clear` took away, except a chosen file. Possible until something new is typed. */
  undoClear: () => void;
}

/** What the notice above a form tells about its draft; nothing when there is nothing to tell. */
export type DraftState = "restored" | "cleared" | undefined;

/** Milliseconds of quiet before a draft is kept. */
const draftDelayMs = 300;

/**
 * Keeps what is typed into a form until the tab is closed, under `key` in the session's storage, and carries it across a
 * switch of language. The text stays in the form on the page, so that what was typed before the script came is simply
 * there. `onRestore` is told what was put back; a file is not, for browsers forget those. product.md, sections 3 and 7.
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

  // Before the draft, which may be older by a key or two, and which then stays where it is.
  usePageState<FormValues | undefined>(key, () => (form.current ? read() : undefined), (typed) => {
    if (!typed) return;
    arrived.current = true;
    restore(typed);
  });

  useEffect(() => {
    if (arrived.current) return;
    const kept = readDraft(key);
    if (!kept) return;
    setDraft("restored");
    restore(kept);
  }, [key]);

  const { scheduleSave: scheduleDraftSave, cancelSave } = useScheduledSave(useCallback(() => {
    if (form.current) saveDraft(key, form.current);
  }, [key]));

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

/** Has a draft kept when the typing rests, and at once when the page is left. `keep` is to be the same function each time. */
export function useScheduledSave(keep: () => void): { scheduleSave: () => void; cancelSave: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelSave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  /** Keeps what waits to be kept, if anything does. */
  const saveNow = useCallback(() => {
    if (timer.current === undefined) return;
    cancelSave();
    keep();
  }, [keep, cancelSave]);
  const scheduleSave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, draftDelayMs);
  }, [saveNow]);
  // Nothing is lost that was typed just before the page is left: by a reload or, while the form still stands, by a link.
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
 * Empties a form. React compares each control with the last value it saw and would not report the same text entered
 * again as a whole, so every control is set once more: that is what React sees.
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
  [...form.elements].filter((element): element is Control => (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "");

const readForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, ("files" in control && control.files ? control.files[0]?.name : control.value) ?? ""]));

/** What a person has typed meanwhile stands: only fields that are as the page came with them are filled. */
function fillForm(form: HTMLFormElement, typed: FormValues): void {
  for (const control of controlsOf(form)) {
    if (control.type !== "file" && control.value === control.defaultValue) control.value = typed[control.name] || control.value;
  }
}

/** A form in which nothing stands that can be seen is no draft. Where storage is shut off nothing is kept. */
function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = readForm(form);
  if (!controlsOf(form).some(({ name, type }) => type !== "hidden" && typed[name])) return removeDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // See above.
  }
}

/** What another version of the site left, and this one cannot read, is no draft. */
function readDraft(key: string): FormValues | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
    return kept ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string")) : undefined;
  } catch {
    return undefined;
  }
}

function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
