import { useEffect, useEffectEvent, useRef, type ChangeEvent, type CompositionEvent, type RefObject } from "react";

/** A text after cleaning. */
export interface SanitizedText {
  value: string;
  /** The removed text, if it may have had a meaning. */
  leftOut: string;
  /** The end of `leftOut` that the next key may continue: the paise of an amount typed digit by digit. */
  unfinished?: string;
}

/** Cleaning of typed and pasted text, before `onChange`. */
export interface SanitizerProps {
  /**
   * Cleans a text: a pasted "+91 98765 43210" becomes ten digits. Gets the whole text, and must not change its own
   * result. `maxLength` is applied afterwards, because the browser's limit would cut the text first.
   */
  clean?: (text: string) => SanitizedText;
  /** Called after `onChange` with the text that was not accepted, so that the field can explain it: a key, or the end of a text that is too long. */
  onReject?: (refused: string) => void;
}

/** Input types that are cleaned before insertion; all others (autofill, drag, dictation) are cleaned afterwards. */
const insertions = ["insertText", "insertFromPaste"];

/** Handlers of an input whose text is cleaned. They keep the caret where it was, and what the browser can undo. */
export function useSanitizedInput(
  ref: RefObject<HTMLInputElement | null>,
  {
    clean,
    onReject,
    maxLength = Infinity,
    onChange,
  }: SanitizerProps & { maxLength?: number; onChange?: (value: string) => void },
) {
  /** The text after the last event, its unfinished end, and the rejected text that is not reported yet. */
  const last = useRef({ value: "", unfinished: "", unreported: "" });

  /** The text before and after the caret. The limit shortens the inserted text, never the text after the caret. */
  const fit = (before: string, after: string) => {
    const whole = clean!(before + after);
    const tail = whole.value.endsWith(after) ? after : "";
    const head = whole.value.slice(0, whole.value.length - tail.length);
    const available = Math.max(maxLength - tail.length, 0);
    const inserted = head.slice(0, available);
    return {
      value: inserted + tail,
      caret: inserted.length,
      leftOut: whole.leftOut + head.slice(available),
      unfinished: whole.unfinished ?? "",
    };
  };

  /** The unfinished end of the text; empty if the text was changed in another way. */
  const unfinishedAfter = (value: string) =>
    value !== "" && value === last.current.value ? last.current.unfinished : "";

  const report = (value: string, leftOut = "", unfinished = "") => {
    last.current = { value, unfinished, unreported: "" };
    onChange?.(value);
    if (leftOut !== "") onReject?.(leftOut);
  };

  /** Cleans the current text of the input. */
  const commit = (input: HTMLInputElement) => {
    const { value } = input;
    if (!clean) return onChange?.(value);
    if (value === last.current.value) return report(value, last.current.unreported, last.current.unfinished);
    const caret = input.selectionStart ?? value.length;
    const continued =
      caret === value.length && value.startsWith(last.current.value) ? unfinishedAfter(last.current.value) : "";
    const before = continued
      ? last.current.value + continued + value.slice(last.current.value.length)
      : value.slice(0, caret);
    let fitted = fit(before, value.slice(caret));
    // A text that is rejected as a whole does not replace the current one.
    if (fitted.value === "" && value !== "")
      fitted = { ...fitted, value: last.current.value, caret: last.current.value.length };
    if (fitted.value !== value) {
      input.value = fitted.value;
      input.setSelectionRange(fitted.caret, fitted.caret);
    }
    report(fitted.value, fitted.leftOut, fitted.unfinished);
  };

  /** Cleans text before it is inserted, so that the browser's undo works. */
  const insert = useEffectEvent((event: InputEvent) => {
    const input = ref.current;
    const { data } = event;
    if (
      !input ||
      !clean ||
      !data ||
      !event.cancelable ||
      event.isComposing ||
      input.readOnly ||
      !insertions.includes(event.inputType)
    )
      return;
    const { value } = input;
    const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
    const [before, after] = [value.slice(0, start), value.slice(end)];
    const goesOn = start === value.length ? unfinishedAfter(value) : "";
    const { value: next, caret, leftOut, unfinished } = fit(before + goesOn + data, after);
    if (next === before + data + after && leftOut === "") return;
    event.preventDefault();
    // Rejects a key without meaning, and a text that is rejected as a whole or changes nothing.
    const isRefusedKey = [...data].length === 1 && clean(data).value === "";
    if (isRefusedKey || next === value || next === "") {
      last.current = { value, unfinished: next === value || next === "" ? unfinished : "", unreported: "" };
      // The same number inserted over itself is no loss.
      const isSame = next === value && start !== end && !isRefusedKey;
      if (isSame) input.setSelectionRange(caret, caret);
      const refused = next === "" ? goesOn + data : leftOut || (isSame ? "" : data);
      if (refused !== "") onReject?.(refused);
      return;
    }
    // The input event, which Chromium sends after this one, calls `onChange`.
    last.current = { value: next, unfinished, unreported: leftOut };
    replaceText(input, next, caret);
  });

  // React's own `onBeforeInput` is not the browser's event.
  useEffect(() => {
    const input = ref.current;
    const listener = (event: InputEvent) => insert(event);
    input?.addEventListener("beforeinput", listener);
    return () => input?.removeEventListener("beforeinput", listener);
  }, [ref]);

  return {
    commit,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        // During a composition (phonetic Hindi, a phone's keyboard) the text belongs to the keyboard.
        if ((event.nativeEvent as InputEvent).isComposing) onChange?.(event.currentTarget.value);
        else commit(event.currentTarget);
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        commit(event.currentTarget);
      },
    },
  };
}

/** Inserts `next` with the smallest change. The browser can undo `execCommand`, but not a value set by a script. */
function replaceText(input: HTMLInputElement, next: string, caret: number): void {
  const { value } = input;
  const shorter = Math.min(value.length, next.length);
  let start = 0;
  while (start < shorter && value[start] === next[start]) start++;
  let tail = 0;
  while (tail < shorter - start && value.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const text = next.slice(start, next.length - tail);
  input.setSelectionRange(start, value.length - tail);
  const isDone = text === "" ? document.execCommand?.("delete") : document.execCommand?.("insertText", false, text);
  if (!isDone) {
    input.setRangeText(text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }
  input.setSelectionRange(caret, caret);
}
