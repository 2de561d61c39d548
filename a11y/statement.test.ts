import { expect, it } from "vitest";
import * as facts from "#domain/facts";
import { leastContrast } from "#tokens/contrast";
import { targetSize } from "#tokens/primitive/scale";
import { criteria } from "./catalogue/criteria.ts";

/** CSS pixels of one rem, as browsers have it. */
const remPixels = 16;

it("the accessibility statement names the number of AAA criteria that the catalogue claims", () => {
  expect(facts.accessibility.furtherCriteria).toBe(
    criteria.filter(({ level, claimed }) => level === "AAA" && claimed).length,
  );
});

it("the accessibility statement names the contrast and target size of the tokens", () => {
  for (const { text } of Object.values(leastContrast))
    expect(text).toBeGreaterThanOrEqual(facts.accessibility.textContrast);
  expect(parseFloat(targetSize) * remPixels).toBe(facts.accessibility.targetPixels);
});
