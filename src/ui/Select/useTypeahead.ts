import { useRef } from "react";

/** Milliseconds after which the next letter begins a new word. */
const pause = 1_000;

/**
 * Finds the option that begins with what is typed on the closed select; the same letter again goes to the next such
 * option. Radix does this from its list, which here is not in the page while closed. It answers whether a word is begun.
 */
export function useTypeahead(options: readonly { value: string; label: string }[], value: string, choose: (value: string) => void) {
  const word = useRef({ text: "", at: 0 });
  return (key: string, now: number): boolean => {
    const begun = now - word.current.at < pause ? word.current.text : "";
    if (key.length !== 1 || (key === " " && begun === "")) return false;
    const typed = (begun + key).toLocaleLowerCase();
    word.current = { text: typed, at: now };
    const repeated = [...typed].every((letter) => letter === typed[0]);
    const sought = repeated ? key.toLocaleLowerCase() : typed;
    const from = Math.max(options.findIndex((option) => option.value === value), 0) + (sought.length === 1 ? 1 : 0);
    const found = [...options.slice(from), ...options.slice(0, from)].find(({ label }) => label.toLocaleLowerCase().startsWith(sought));
    if (found && found.value !== value) choose(found.value);
    return true;
  };
}
