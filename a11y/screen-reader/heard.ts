import type { Language } from "#i18n/languages";
import type { Utterance } from "./listener.ts";

/** What was said after one thing that the person did. */
export interface Heard {
  /** The key, as a person names it: "Arrow down". */
  after: string;
  said: readonly Utterance[];
}

/** Something that has to be heard, or not: answers what is missed, or nothing. */
export type Wanted = (heard: Heard) => string | undefined;

const all = ({ said }: Heard) => said.map(({ text }) => text).join(" ");
const has = (text: string, part: string | RegExp) => (typeof part === "string" ? text.includes(spoken(part)) : part.test(text));

/** A text as Orca hands it on: spaces in a row are one. */
export const spoken = (text: string) => text.replace(/\s+/g, " ").trim();

/** That this is said, in whichever voice. */
export const says = (...parts: (string | RegExp)[]): Wanted => (heard) => {
  const missing = parts.filter((part) => !has(all(heard), part));
  return missing.length > 0 ? `not said: ${missing.join(", ")}` : undefined;
};

/** That these are said in this order. */
export const inOrder = (...parts: string[]): Wanted => (heard) => {
  let from = 0;
  for (const part of parts) {
    const at = all(heard).indexOf(spoken(part), from);
    if (at < 0) return `not said, or not after the words before it: ${part}`;
    from = at + spoken(part).length;
  }
  return undefined;
};

/** That this is said, and by the voice of the language. */
export const inVoice = (language: Language, part: string | RegExp): Wanted => ({ said }) => {
  const found = said.filter(({ text }) => has(text, part));
  if (found.length === 0) return `not said: ${part}`;
  const wrong = found.find(({ voice }) => voice.split("-")[0] !== language);
  return wrong && `"${wrong.text}" is in the voice ${wrong.voice}, not ${language}`;
};

/** That this is said a single time. */
export const once = (part: string): Wanted => ({ said }) => {
  const count = said.filter(({ text }) => text.includes(spoken(part))).length;
  return count === 1 ? undefined : `said ${count} times, not once: ${part}`;
};

/** That nothing of the kind is said. */
export const never = (part: string | RegExp): Wanted => (heard) => (has(all(heard), part) ? `said: ${part}` : undefined);

/** That nobody takes it back before it could be heard to its end. */
export const uncut = (part: string): Wanted => ({ said }) => (
  said.some(({ text, cut }) => cut && text.includes(spoken(part))) ? `cut short: ${part}` : undefined
);
