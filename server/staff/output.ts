import { replaceControls } from "#domain/control-characters";
import { UsageError } from "./errors.ts";

/** Default limit: about as many lines as fit on a screen. */
const pageLength = 50;

/** One line of JSON. Control characters, also bidirectional ones, are escaped so that a terminal can show it safely. */
export const jsonLine = (value: object): string =>
  `${replaceControls(JSON.stringify(value), (character) => [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""))}\n`;

/** Reads --limit; Infinity for `all`. Throws a {@link UsageError} for an invalid value. */
export function limitOf(text: string | undefined, usual = pageLength): number {
  if (text === undefined) return usual;
  if (text === "all") return Infinity;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--limit must be a whole number from 1, or all, not ${text}.`);
  return Number(text);
}
