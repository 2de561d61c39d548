import { useRef } from "react";
import { typeAhead, type Matchable } from "../private/match-options.ts";

/** Milliseconds after which the next letter begins a new word. */
const pauseMs = 1_000;

/** The part of a keyboard event that is needed. */
type Press = Pick<KeyboardEvent, "key" | "timeStamp" | "ctrlKey" | "altKey" | "metaKey">;

/** Modifier keys, which do not end a word. */
const modifiers = new Set(["Shift", "AltGraph", "CapsLock", "Process", "Dead"]);

/** The result of a typed letter. */
export interface TypeaheadMatch<Option> {
  /** The letters typed so far. */
  text: string;
  /** The matching option, if any. */
  option: Option | undefined;
}

/** One key can give several letters of Devanagari; the names of other keys are Latin words. */
const isText = (key: string) => key.length === 1 || /[^\x20-\x7e]/.test(key);

/**
 * Collects the letters that are typed in a list within a moment of each other; any other key ends the word. `seek` takes a key press
 * and the option that is current, and says where the letters lead; nothing when the key is no letter. `reset` starts a new
 * word, for a list that closes without a key of its own: Radix takes Escape before the list sees it.
 */
export function useTypeahead<Option extends Matchable>(options: readonly Option[]) {
  const word = useRef({ text: "", at: -Infinity });
  const reset = () => {
    word.current.text = "";
  };
  const seek = (
    { key, timeStamp, ctrlKey, altKey, metaKey }: Press,
    current: Option | undefined,
  ): TypeaheadMatch<Option> | undefined => {
    const begun = timeStamp - word.current.at < pauseMs ? word.current.text : "";
    if (!isText(key) || ctrlKey || altKey || metaKey || (key === " " && begun === "")) {
      if (!modifiers.has(key)) word.current.text = "";
      return undefined;
    }
    const text = begun + key;
    word.current = { text, at: timeStamp };
    return { text, option: typeAhead(options, text, current) };
  };
  return { seek, reset };
}
