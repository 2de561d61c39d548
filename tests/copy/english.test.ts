import { expect, it } from "vitest";
import { habits, oddities } from "./english.ts";
import { textsOf } from "./words.ts";

/** Texts that use one of these words in its own sense, each with the reason. */
const exceptions: Record<string, string> = {};

it("the English has none of the habits that make it sound translated", () => {
  const found = textsOf("en").filter(({ key }) => !(key in exceptions)).flatMap(({ key, text }) => oddities(text).map((oddity) => `${key}: ${oddity}`));
  expect(found).toEqual([]);
});

it.each(habits)("finds the habit in: $example", ({ example, pattern }) => {
  expect(example).toMatch(pattern);
});

it("keeps no exception that is no longer needed", () => {
  const texts = new Map(textsOf("en").map(({ key, text }) => [key, text]));
  expect(Object.keys(exceptions).filter((key) => oddities(texts.get(key) ?? "").length === 0)).toEqual([]);
});
