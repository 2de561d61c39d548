import { expect, it } from "vitest";
import type { Evidence } from "../audit/evidence.ts";
import { languageCodes } from "#i18n/languages";
import { journeys } from "../screen-reader/journeys/index.ts";
import { assertPublishable } from "./publish.ts";

const whole = { whole: true, quick: false, ours: true };
const everyJourney = journeys.flatMap(({ name }) =>
  languageCodes.map((language) => ({ evidence: `a11y/transcripts/${name}.${language}.txt` })),
) as unknown as Evidence["screenReader"];

it("a whole run after every journey with the screen reader may be published", () => {
  expect(() => assertPublishable(whole, everyJourney)).not.toThrow();
});

it.each([{ whole: false }, { quick: true }, { ours: false }])("a run that is %o may not be published", (part) => {
  expect(() => assertPublishable({ ...whole, ...part }, everyJourney)).toThrow(/only after a whole run/);
});

it("the journeys that are missing are named", () => {
  const [first, ...others] = everyJourney;
  expect(() => assertPublishable(whole, others)).toThrow(`Missing: ${first!.evidence}`);
});
