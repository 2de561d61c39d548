import type { Language } from "#i18n/languages";
import type { Utterance } from "./speech-server.ts";

/** What Orca said after one action. */
export interface SpeechLog {
  /** The action as a person names it: "Arrow down". */
  action: string;
  utterances: readonly Utterance[];
}

/** Checks what Orca said. Returns what is wrong, or undefined. */
export type SpeechExpectation = (speech: SpeechLog) => string | undefined;

const all = ({ utterances }: SpeechLog) => utterances.map(({ text }) => text).join(" ");
const has = (text: string, part: string | RegExp) =>
  typeof part === "string" ? text.includes(normalizeSpeech(part)) : part.test(text);

/** Collapses white space, as Orca does. */
export const normalizeSpeech = (text: string) => text.replace(/\s+/g, " ").trim();

/** Expects all of these, in any voice. */
export const says =
  (...parts: (string | RegExp)[]): SpeechExpectation =>
  (speech) => {
    const missing = parts.filter((part) => !has(all(speech), part));
    return missing.length > 0 ? `not said: ${missing.join(", ")}` : undefined;
  };

/** Expects these in this order. */
export const inOrder =
  (...parts: string[]): SpeechExpectation =>
  (speech) => {
    let from = 0;
    for (const part of parts) {
      const at = all(speech).indexOf(normalizeSpeech(part), from);
      if (at < 0) return `not said, or not after the words before it: ${part}`;
      from = at + normalizeSpeech(part).length;
    }
    return undefined;
  };

/** Expects this in the voice of the language. */
export const inVoice =
  (language: Language, part: string | RegExp): SpeechExpectation =>
  ({ utterances }) => {
    const found = utterances.filter(({ text }) => has(text, part));
    if (found.length === 0) return `not said: ${part}`;
    const inOtherVoice = found.find(({ voice }) => voice.split("-")[0] !== language);
    return inOtherVoice && `"${inOtherVoice.text}" is in the voice ${inOtherVoice.voice}, not ${language}`;
  };

/** Expects this exactly once. */
export const once =
  (part: string): SpeechExpectation =>
  ({ utterances }) => {
    const count = utterances.filter(({ text }) => text.includes(normalizeSpeech(part))).length;
    return count === 1 ? undefined : `said ${count} times, not once: ${part}`;
  };

/** Expects that nothing matches. */
export const never =
  (part: string | RegExp): SpeechExpectation =>
  (speech) =>
    has(all(speech), part) ? `said: ${part}` : undefined;

/** Expects that it was not interrupted. */
export const notInterrupted =
  (part: string): SpeechExpectation =>
  ({ utterances }) =>
    utterances.some(({ text, interrupted: cut }) => cut && text.includes(normalizeSpeech(part)))
      ? `cut short: ${part}`
      : undefined;
