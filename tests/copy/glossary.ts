import { readFileSync } from "node:fs";
import { join } from "node:path";
import { proseOf } from "./texts.ts";

type GlossaryLanguage = "en" | "hi";

/** Where a text appears: on screens, or in policies and the Key Fact Statement. */
const registers = ["screens", "policies"] as const;
export type Register = (typeof registers)[number];

/** A term or a wrong translation, and where to use or avoid it. */
interface Entry {
  phrase: string;
  in: readonly Register[];
  /** Finds the phrase in a plain text and returns it as written there. */
  findIn: (text: string) => string | undefined;
}

/** A row of the glossary. */
export interface Term {
  right: Record<GlossaryLanguage, Entry[]>;
  wrong: Record<GlossaryLanguage, Entry[]>;
}

const columns = ["English", "Hindi, screens", "Hindi, policies", "Not in English", "Not in Hindi", "Note"];

/** A text prepared for searching: lower case, Unicode NFC. */
export const plain = (text: string) => text.toLowerCase().normalize("NFC");

/** Returns a function that finds a phrase as whole words; a star matches any ending. `\b` knows only Latin letters. */
export function finderOf(phrase: string): (text: string) => string | undefined {
  const body = plain(phrase)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[\\p{L}\\p{M}]*")
    .replaceAll(" ", "\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${body}(?![\\p{L}\\p{M}\\p{N}])`, "u");
  // Most texts do not contain the word, and a plain search is much faster.
  const start = plain(phrase).split(/[* ]/)[0]!;
  return (text) => (text.includes(start) ? pattern.exec(text)?.[0] : undefined);
}

function entriesOf(cell: string, within: readonly Register[] = registers): Entry[] {
  const phrases = cell
    .replace(/[†‡]/g, "")
    .split(";")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
  return phrases.map((whole) => {
    const [, phrase, register] = /^(.*?)(?: \((screens|policies)\))?$/.exec(whole)!;
    return {
      phrase: phrase!,
      in: within.filter((one) => register === undefined || one === register),
      findIn: finderOf(phrase!),
    };
  });
}

/** Reads the tables of a glossary. */
export function parseGlossary(markdown: string): Term[] {
  const rows = markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows
    .filter(([first]) => first !== columns[0] && !/^-+$/.test(first!))
    .map((row) => {
      if (row.length !== columns.length)
        throw new Error(`The row "${row[0]}" of the glossary has ${row.length} cells instead of ${columns.length}.`);
      const [english, screens, policies, notInEnglish, notInHindi] = row as [string, string, string, string, string];
      const hindi = policies.startsWith("–")
        ? entriesOf(screens)
        : [...entriesOf(screens, ["screens"]), ...entriesOf(policies, ["policies"])];
      return {
        right: { en: entriesOf(english), hi: hindi },
        wrong: { en: entriesOf(notInEnglish), hi: entriesOf(notInHindi) },
      };
    });
}

export const glossary = parseGlossary(readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8"));

/** The register of a text. The accessibility statement looks like a policy but uses the words of the screens. */
export const registerOf = (key: string): Register =>
  /^(?:policy-(?!accessibility)|policies:|key-facts-sheet:)/.test(key) ? "policies" : "screens";

/** A wrong translation in a text: as in the glossary, as in the text, and what to write instead. */
export interface WrongTerm {
  phrase: string;
  found: string;
  instead: string;
}

/** The wrong translations in a text, according to the given terms. */
export function wrongTermsOf(
  text: string,
  language: GlossaryLanguage,
  register: Register,
  terms: readonly Term[] = glossary,
): WrongTerm[] {
  const prose = plain(proseOf(text));
  // A policy may explain its term with the word used on screens: "ऋण (लोन)".
  const withoutGlosses = prose.replace(/\([^()]*\)/g, "");
  return terms.flatMap(({ right, wrong }) =>
    wrong[language].flatMap((entry) => {
      if (!entry.in.includes(register)) return [];
      const isOfPolicies = entry.in.length === 1 && register === "policies";
      const found = entry.findIn(isOfPolicies ? withoutGlosses : prose);
      if (found === undefined) return [];
      const fitting = right[language].filter((term) => term.in.includes(register));
      return [
        {
          phrase: entry.phrase,
          found,
          instead: (fitting.length > 0 ? fitting : right.en).map((term) => `"${term.phrase}"`).join(" or "),
        },
      ];
    }),
  );
}
