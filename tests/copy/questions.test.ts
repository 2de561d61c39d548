import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createI18n } from "#i18n/instance";
import { languageCodes, type Language } from "#i18n/languages";
import type { Translate } from "../../testing/translate.ts";
import { placeholdersOf, textsOf, type Text } from "./texts.ts";

/** The place a question refers to: `policy-terms: prepayment`. */
interface Place {
  namespace: string;
  key: string;
}

/** One question: its number, the lines it quotes and where they are. */
interface Question {
  number: string;
  quotes: string[];
  places: Place[];
}

function parseQuestions(markdown: string): Question[] {
  const rows = markdown
    .split("\n")
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split(" | "));
  return rows.map(([number = "", , line = "", where = ""]) => ({
    number: number.replace("| ", ""),
    quotes: [...line.matchAll(/"([^"]+)"/g)].map(([, quote]) => quote!),
    places: [...where.matchAll(/`([\w-]+): ([\w.-]+)`/g)].map(([, namespace, key]) => ({
      namespace: namespace!,
      key: key!,
    })),
  }));
}

/** Whether a text is at this place or inside the section it names. */
const isAt = (key: string, place: Place) =>
  ["", "text.", "text.sections."]
    .map((within) => `${place.namespace}: ${within}${place.key}`)
    .some((start) => key === start || key.startsWith(`${start}.`));

/** Texts as a reader sees them, without tags. A value that only the page knows stays a placeholder. */
function filledIn(texts: Text[], language: Language): Text[] {
  const company = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../locales/${language}/company.json`), "utf8"),
  ) as Record<string, unknown>;
  const i18n = createI18n(language, {
    common: Object.fromEntries(texts.map(({ text }, index) => [`text${index}`, text])),
    company,
  });
  const say = i18n.t as unknown as Translate;
  return texts.map(({ key, text }, index) => {
    const unknown = placeholdersOf(text).filter((name) => !name.includes("."));
    return {
      key,
      text: say(`common:text${index}`, Object.fromEntries(unknown.map((name) => [name, `{{${name}}}`]))).replace(
        /<.*?>/g,
        "",
      ),
    };
  });
}

/** The quotes that are not in the texts their question refers to. */
function outdated(questions: Question[], language: Language, texts: Text[] = textsOf(language)): string[] {
  const shown = filledIn(texts, language);
  const isInLanguage = (quote: string) => /\p{Script=Devanagari}/u.test(quote) === (language === "hi");
  return questions.flatMap(({ number, quotes, places }) => {
    const there = shown.filter(({ key }) => places.some((place) => isAt(key, place)));
    const quoted = filledIn(
      quotes.filter(isInLanguage).map((text) => ({ key: number, text })),
      language,
    );
    return quoted
      .filter(({ text }) => !there.some((found) => found.text.includes(text)))
      .map(({ text }) => `${number}: ${text}`);
  });
}

const questions = parseQuestions(
  readFileSync(join(import.meta.dirname, "../../docs/questions-for-counsel.md"), "utf8"),
);

it.each(languageCodes)("in %s, each question for the lender's counsel refers to an existing line", (language) => {
  const places = questions.flatMap((question) => question.places);
  expect(places.length).toBeGreaterThan(40);
  const keys = textsOf(language).map(({ key }) => key);
  expect(places.filter((place) => !keys.some((key) => isAt(key, place)))).toEqual([]);
});

it.each(languageCodes)("in %s, each question quotes the line as the site has it today", (language) => {
  expect(questions.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(40);
  expect(outdated(questions, language)).toEqual([]);
});

it("finds an outdated quote, and accepts a part of the line", () => {
  const asked = parseQuestions(
    '| 7 | Is this so? | "up to {{company.brand}}" / "30 days of the change" / "in 40 days" | `policy-kyc: updating` |',
  );
  const texts = [
    {
      key: "policy-kyc: text.sections.updating.body.0",
      text: "Write <b>up to</b> {{company.brand}} within {{facts.kycLaw.changeDays, number}} days of the change.",
    },
  ];
  expect(outdated(asked, "en", texts)).toEqual(["7: in 40 days"]);
  expect(outdated(asked, "en", [{ ...texts[0]!, key: "policy-kyc: text.sections.updates.body.0" }])).toHaveLength(3);
});
