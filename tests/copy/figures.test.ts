import { describe, expect, it } from "vitest";
import { languageCodes } from "#i18n/languages";
import { proseOf, textsOf } from "./texts.ts";

/** Figures that are not business figures: a pattern, a name, an error number, the year of a law, the number of a standard. */
const allowed = [
  /ABCDE1234F/,
  /\b110001\b/,
  /\b(?:WCAG|IS|EN) \d[\d. ]*\d\b/,
  /24\/7/,
  /\b404\b/,
  /\+91\b/,
  /\bMP4\b/,
  /\b(?:18|19|20)\d\d\b/,
  /(?:\b(?:Form|Section|Rule)|फ़ॉर्म|धारा|नियम) (?:No\. )?\d+[A-Z]?\b/,
];

/** Texts with figures of their own: example addresses, and the first digits of a mobile number. */
const exempt = [/^company: address\./, /^errors: hint\.mobileUnusual$/];

function typedFigures(text: string): string[] {
  const rest = allowed.reduce((prose, pattern) => prose.replace(new RegExp(pattern, "g"), ""), proseOf(text));
  return rest.match(/\S*\d\S*/g) ?? [];
}

it.each(languageCodes)("in %s, every business figure is a placeholder for a fact", (language) => {
  const texts = textsOf(language).filter(({ key }) => !exempt.some((pattern) => pattern.test(key)));
  expect(texts.flatMap(({ key, text }) => typedFigures(text).map((figure) => `${key}: ${figure}`))).toEqual([]);
});

it.each(languageCodes)("in %s, every example of a cost names the additional fee", (language) => {
  const texts = textsOf(language);
  const lowestFee = texts
    .filter(({ text }) => text.includes("facts.fairPractice.processingFeeFromRupees"))
    .map(({ key }) => key);
  const examples = [...lowestFee, "home: card.note", "apply: example.short"];
  expect(lowestFee).toContain("true-cost: feeHint");
  const named = new Set(
    texts
      .filter(({ text }) => text.includes("facts.fairPractice.additionalProcessingFeePercent"))
      .map(({ key }) => key),
  );
  // The table of the code has a row of its own for each fee.
  expect(examples.filter((key) => !named.has(key) && !/table\.rows/.test(key))).toEqual([]);
});

describe("typed figures", () => {
  it("are found in prose", () => {
    expect(typedFigures("Borrow up to ₹50,000 for 90 days")).toEqual(["₹50,000", "90"]);
  });

  it.each([
    "PAN, such as ABCDE1234F",
    "Help 24/7",
    "Integrated Ombudsman Scheme, 2026",
    "{{facts.kyc.recordYears}} years",
    "Form 60",
    "WCAG 2.2",
    "EN 301 549",
  ])("are not found in: %s", (text) => {
    expect(typedFigures(text)).toEqual([]);
  });
});
