import type { ChangeEvent, ClipboardEvent, CompositionEvent } from "react";

/** What a text control does to what is typed or pasted, before anyone hears of it. */
export interface Cleaning {
  /** Turns one way of writing into another: Devanagari digits into Latin ones. Must leave its own result as it is. */
  normalize?: (text: string) => string;
  /** Whether a character may stand in the field; the others are left out. Asked after `normalize`. */
  accept?: (character: string) => boolean;
  /** Told what was left out, after `onChange`, so that the field can say why. */
  onRefuse?: (refused: string) => void;
}

/** Handlers of an input that clean its text and keep the caret where it was. */
export function useCleanInput({ normalize, accept, onRefuse, maxLength, onChange }: Cleaning & { maxLength?: number; onChange?: (value: string) => void }) {
  const clean = (text: string) => {
    const characters = [...(normalize?.(text) ?? text)];
    const kept = accept ? characters.filter(accept) : characters;
    return { kept: kept.join(""), refused: accept ? characters.filter((character) => !accept(character)).join("") : "" };
  };

  const settle = (input: HTMLInputElement) => {
    const { value, selectionStart: caret } = input;
    const { kept, refused } = clean(value);
    if (kept !== value) {
      input.value = kept;
      // An e-mail input has no caret to be asked for.
      if (caret !== null) {
        const place = clean(value.slice(0, caret)).kept.length;
        input.setSelectionRange(place, place);
      }
    }
    onChange?.(kept);
    if (refused !== "") onRefuse?.(refused);
  };

  return {
    settle,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        // In the midst of a composition (Hindi by sound, a phone's keyboard) the text is the keyboard's, not ours.
        if ((event.nativeEvent as InputEvent).isComposing) onChange?.(event.currentTarget.value);
        else settle(event.currentTarget);
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        settle(event.currentTarget);
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        const input = event.currentTarget;
        const pasted = event.clipboardData.getData("text");
        const { kept, refused } = clean(pasted);
        const { selectionStart: start, selectionEnd: end } = input;
        if (kept === pasted || start === null || end === null || input.readOnly) return;
        // `maxLength` cuts a paste before anything else sees it: "98765 43210" would lose its last digit to the space.
        event.preventDefault();
        const room = maxLength === undefined ? kept.length : maxLength - (input.value.length - (end - start));
        input.setRangeText(kept.slice(0, room), start, end, "end");
        input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
        if (refused !== "") onRefuse?.(refused);
      },
    },
  };
}
