import { describe, expect, it } from "vitest";
import { evidenceOf } from "./evidence.ts";
import { faultsOf, latin, latinWordsOf } from "./hindi.ts";
import { proseOf, textsOf } from "./texts.ts";

describe("the Hindi", () => {
  it("has no English words, and follows one spelling and punctuation", () => {
    expect(textsOf("hi").flatMap(({ key, text }) => faultsOf(text).map((fault) => `${key}: ${fault}`))).toEqual([]);
  });
});

describe("the Hindi of the accessibility evidence", () => {
  /** Names of tools and of HTML, which auditors know in Latin letters. */
  const names = new Set([
    "axe-core",
    "axe",
    "IBM",
    "Equal",
    "Access",
    "Radix",
    "Select",
    "radix-ui",
    "primitives",
    "GOV",
    "UK",
    "OpenStreetMap",
    "ACT",
    "article",
    "style",
    "role",
    "list",
    "title",
    "tabindex",
    "autocomplete",
    "live",
    "region",
    "V",
  ]);
  const exceptions: Record<string, string> = {
    "a11y/report/messages.ts: otherLanguage": "the link to the English report is in English",
  };

  it("follows the rules for Hindi", () => {
    const texts = evidenceOf("hi").filter(({ key }) => !(key in exceptions));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap(({ key, text }) => faultsOf(text, names).map((fault) => `${key}: ${fault}`))).toEqual([]);
  });

  it("uses every word in Latin letters and every exception that is allowed here", () => {
    const evidence = evidenceOf("hi");
    const used = new Set([...textsOf("hi"), ...evidence].flatMap(({ text }) => latinWordsOf(proseOf(text))));
    expect([...latin, ...names].filter((word) => !used.has(word))).toEqual([]);
    const faulty = new Set(evidence.filter(({ text }) => faultsOf(text, names).length > 0).map(({ key }) => key));
    expect(Object.keys(exceptions).filter((key) => !faulty.has(key))).toEqual([]);
  });
});

describe("finds", () => {
  it.each([
    ["an English word", "अपना form भरें", "is not Hindi"],
    ["a full stop", "आवेदन मिल गया है.", "danda"],
    ["a space before the danda", "आवेदन मिल गया है ।", "no space"],
    ["no space after the danda", "आवेदन मिल गया है।अब रुकें।", "a space after"],
    ["a Devanagari digit", "१० अंक लिखें", "Latin digits"],
    ["a familiar request", "यहाँ नाम लिखो", "-ें"],
    ["a guessed gender", "मैं सहमति देता/देती हूँ", "every reader"],
    ["a heavy coinage", "प्रसंस्करण शुल्क", "the word people say"],
    ["a short form in Devanagari", "ईएमआई चुकाएँ", "Latin letters"],
    ["a missing nukta", "यह जानकारी जरूरी है", "spoken"],
    ["a missing chandrabindu", "यहां लिखें", "chandrabindu"],
    ["a half consonant for the anusvara", "हमसे सम्पर्क करें", "anusvara"],
    ["two words for one thing", "लोन के लिए ऋण करार पढ़ें।", "in one sentence"],
  ])("%s", (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});

it.each([
  "ऋण (लोन) की अवधि {{facts.terms.tenureDays.min}} से {{facts.terms.tenureDays.max}} दिन है।",
  "अपना PAN नंबर और {{company.email}} पर ईमेल लिखें।",
  "हिन्दी या अंग्रेज़ी में, जैसे name@example.com",
  "यह कंपनी तय करती है। आपका फ़ॉर्म सुरक्षित है।",
  "केंद्रीकृत प्राप्ति और प्रसंस्करण केंद्र (CRPC), भारतीय रिज़र्व बैंक",
])("accepts: %s", (text) => {
  expect(faultsOf(text)).toEqual([]);
});
