import type { Language } from "#i18n/languages";
import type { Utterance } from "./speech-server.ts";

/** What was said after one thing that the person did. */
export interface SpeechLog {
  /** The key, as a person names it: "Arrow down". */
  action: string;
  utterances: readonly Utterance[];
}

/** Something that has to be heard, or not: answers what is missed, or nothing. */
export type SpeechExpectation = (speech: SpeechLog) => string | undefined;

const all = ({ utterances }: SpeechLog) => utterances.map(({ text }) => text).join(" ");
const has = (text: string, part: string | RegExp) => (typeof part === "string" ? text.includes(normalizeSpeech(part)) : part.test(text));

/** A text as Orca hands it on: spaces in a row are one. */
export const normalizeSpeech = (text: string) => text.replace(/\s+/g, " ").trim();

/** That this is said, in whichever voice. */
export const says = (...parts: (string | RegExp)[]): SpeechExpectation => (speech) => {
  const missing = parts.filter((part) => !has(all(speech), part));
  return missing.length > 0 ? `not said: ${missing.join(", ")}` : undefined;
};

/** That these are said in this order. */
export const inOrder = (...parts: string[]): SpeechExpectation => (speech) => {
  let from = 0;
  for (const part of parts) {
    const at = all(speech).indexOf(normalizeSpeech(part), from);
    if (at < 0) return `not said, or not after the words before it: ${part}`;
    from = at + normalizeSpeech(part).length;
  }
  return undefined;
};

/** That this is said, and by the voice of the language. */
export const inVoice = (language: Language, part: string | RegExp): SpeechExpectation => ({ utterances }) => {
  const found = utterances.filter(({ text }) => has(text, part));
  if (found.length === 0) return `not said: ${part}`;
  const wrong = found.find(({ voice }) => voice.split("-")[0] !== language);
  return wrong && `"${wrong.text}" is in the voice ${wrong.voice}, not ${language}`;
};

/** That this is said a single time. */
export const once = (part: string): SpeechExpectation => ({ utterances }) => {
  const count = utterances.filter(({ text }) => text.includes(normalizeSpeech(part))).length;
  return count === 1 ? undefined : `said ${count} times, not once: ${part}`;
};

/** That nothing of the kind is said. */
export const never = (part: string | RegExp): SpeechExpectation => (speech) => (has(all(speech), part) ? `said: ${part}` : undefined);

/** That nobody takes it back before it could be heard to its end. */
export const notInterrupted = (part: string): SpeechExpectation => ({ utterances }) => (
  utterances.some(({ text, interrupted: cut }) => cut && text.includes(normalizeSpeech(part))) ? `cut short: ${part}` : undefined
);
