import { expect, it } from "vitest";
import { habits, oddities } from "./english.ts";
import { evidenceOf } from "./evidence.ts";
import { textsOf } from "./texts.ts";

/** Texts that need one of these words, or that we cannot change, each with the reason. */
const exceptions: Record<string, string> = {};

/** The texts of the pages, of the server and of the accessibility evidence. */
const texts = [...textsOf("en"), ...evidenceOf("en")];

it("reads the pages, the server's messages and every kind of text in the accessibility evidence", () => {
  const keys = texts.map(({ key }) => key);
  const kinds = [
    "home:",
    "server:",
    "a11y/report/messages.ts:",
    "a11y/catalogue/perceivable.ts: 1.1.1.asks",
    "a11y/catalogue/other-clauses.ts: 5.2.says",
    "a11y/exceptions.ts:",
    "a11y/audit/checks/keyboard.ts:",
    "a11y/audit/consistency.ts:",
    "a11y/audit/states/home.ts:",
    "a11y/audit/settings.ts:",
    "a11y/manual.yaml: 0.remark.en",
    "a11y/manual.yaml: comment",
    "a11y/seeded-faults/faults.ts:",
    "a11y/screen-reader/journeys/faqs.ts:",
    "a11y/README.md:",
    "a11y/criteria/Button.md:",
  ];
  expect(kinds.filter((kind) => !keys.some((key) => key.startsWith(kind)))).toEqual([]);
  expect(texts.filter(({ text }) => text.trim() === "").map(({ key }) => key)).toEqual([]);
});

it("the English has none of the habits that make it sound translated", () => {
  const found = texts
    .filter(({ key }) => !(key in exceptions))
    .flatMap(({ key, text }) => oddities(text).map((oddity) => `${key}: ${oddity}`));
  expect(found).toEqual([]);
});

it.each(habits)("finds the habit in: $example", ({ example, pattern }) => {
  expect(example).toMatch(pattern);
});

it("keeps no exception that is no longer needed", () => {
  const needed = new Set(texts.filter(({ text }) => oddities(text).length > 0).map(({ key }) => key));
  expect(Object.keys(exceptions).filter((key) => !needed.has(key))).toEqual([]);
});
