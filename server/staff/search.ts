import { isMobile, isPan, lookUpOf, toPlainText } from "#domain/cleaning";
import type { Search } from "../store/applications.ts";
import { UsageError } from "./errors.ts";

/** Minimum length, in characters, of a text to search for in names and numbers. */
const charactersMin = 3;

/** Reads a search text. A complete PAN, number or email must match exactly; any other text may match a part. Throws a {@link UsageError} if it is too short. */
export function readSearch(text: string): Search {
  const plain = toPlainText(text).trim().replace(/ +/g, " ");
  if (/^[0-9a-f]{40}$/i.test(plain)) return { by: "lead id", value: plain.toLowerCase() };
  const [, first, second] = /^SL[- ]?([0-9A-Z]{4})[- ]?([0-9A-Z]{4})$/i.exec(plain) ?? [];
  if (first && second) return { by: "application number", value: `SL-${first}-${second}`.toUpperCase() };
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(plain)) return { by: "email", value: plain.toLowerCase() };
  const number = lookUpOf(plain);
  if (isPan(number)) return { by: "PAN", value: number };
  if (isMobile(number)) return { by: "mobile number", value: number };
  if (plain.length < charactersMin)
    throw new UsageError(`"${text}" is too short to search for. Type at least ${charactersMin} characters.`);
  return { by: "text", value: plain, words: plain.split(" ") };
}
