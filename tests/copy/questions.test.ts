import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languageCodes } from "#i18n/languages";
import { textsOf } from "./words.ts";

const questions = readFileSync(join(import.meta.dirname, "../../docs/questions-for-counsel.md"), "utf8");
const places = [...questions.matchAll(/`([\w-]+): ([\w.-]+)`/g)].map(([, namespace, key]) => ({ namespace: namespace!, key: key! }));

it.each(languageCodes)("each question for the lender's counsel names a line that there is, in %s", (language) => {
  expect(places.length).toBeGreaterThan(40);
  const keys = textsOf(language).map(({ key }) => key);
  const missing = places.filter(({ namespace, key }) => {
    const starts = ["", "text.", "text.sections."].map((within) => `${namespace}: ${within}${key}`);
    return !keys.some((found) => starts.some((start) => found === start || found.startsWith(`${start}.`)));
  });
  expect(missing).toEqual([]);
});
