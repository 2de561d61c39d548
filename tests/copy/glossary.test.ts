import { describe, expect, it } from "vitest";
import { evidenceOf } from "./evidence.ts";
import { finderOf, glossary, parseGlossary, plain, registerOf, wrongTermsOf, type Term } from "./glossary.ts";
import { fileOf, textsOf } from "./texts.ts";

/** Texts that need a word the glossary advises against, each with the reason. */
const exceptions: { phrase: string; keys: string[]; reason: string }[] = [
  {
    phrase: "total payable",
    keys: ["calculator: summary.total", "calculator: summary.announce"],
    reason: "A fixed name: docs/product.md, section 2.4.",
  },
  {
    phrase: "reference number*",
    keys: [
      "contact: done.reference",
      "contact: done.copy",
      "contact: done.copied",
      "contact: done.next",
      "policy-privacy: text.sections.server.body.0.list.5",
    ],
    reason: "The number of any message to us, whatever the message is about.",
  },
  { phrase: "reference number*", keys: ["home-more: tips.late.pro"], reason: "What any call centre calls its number." },
  {
    phrase: "loan term*",
    keys: ["post-key-facts: text.body.8.table.rows.2.0"],
    reason: "Quotes RBI's form of the Key Fact Statement.",
  },
  {
    phrase: "look-up period",
    keys: ["policy-key-facts: text.sections.partTwo.body.0.table.rows.5.0"],
    reason: "Quotes RBI's form of the Key Fact Statement.",
  },
  {
    phrase: "Key Facts Statement*",
    keys: ["policy-key-facts: text.sections.about.body.0"],
    reason: "RBI's own name of the form.",
  },
  {
    phrase: "penal interest",
    keys: ["policy-interest-rate: text.sections.penalCharges.body.0", "policy-terms: text.sections.default.body.3"],
    reason: "Says what penal charges used to be called.",
  },
  {
    phrase: "दंडात्मक ब्याज",
    keys: ["policy-interest-rate: text.sections.penalCharges.body.0", "policy-terms: text.sections.default.body.3"],
    reason: "Says what penal charges used to be called.",
  },
  ...["NBFC Ombudsman", "NBFC लोकपाल"].map((phrase) => ({
    phrase,
    keys: [
      "policy-fair-practice: text.inShort.4",
      "policy-fair-practice: text.sections.grievance.body.1.steps.2",
      "policy-fair-practice: text.sections.grievance.body.2",
    ],
    reason: "The name of the older scheme: docs/product.md, section 9.7; the policy says what it is called now.",
  })),
  {
    phrase: "eras*",
    keys: ["policy-privacy: text.sections.rights.body.7.heading"],
    reason: "The Act's own name of the right.",
  },
  { phrase: "लोन", keys: ["policy-terms: text.sections.repayment.body.0"], reason: "The name of the page Repay Loan." },
  {
    phrase: "कर्ज़*",
    keys: ["policy-kyc: text.sections.secured.body.2.list.1"],
    reason: "Any debt on a property, not a loan of ours.",
  },
];

const languages = ["en", "hi"] as const;

/** Every text with its place: file and key, or file and line. */
const textsWithPlace = (language: (typeof languages)[number]) => [
  ...textsOf(language).map(({ key, text }) => ({
    key,
    text,
    place: `${fileOf(key, language)}, ${key.slice(key.indexOf(":") + 2)}`,
  })),
  ...evidenceOf(language).map(({ key, text }) => ({ key, text, place: key.replace(": ", ", ") })),
];

describe.each(languages)("in %s", (language) => {
  const texts = textsWithPlace(language);

  it("no text uses a word the glossary advises against", () => {
    const found = texts.flatMap(({ key, text, place }) =>
      wrongTermsOf(text, language, registerOf(key))
        .filter(
          ({ phrase }) => !exceptions.some((exception) => exception.phrase === phrase && exception.keys.includes(key)),
        )
        .map((wrong) => `${place}: "${wrong.found}" should be ${wrong.instead}`),
    );
    expect(found).toEqual([]);
  });

  it("every term of the glossary is used where the glossary says", () => {
    const words = { screens: "", policies: "" };
    for (const { key, text } of texts) words[registerOf(key)] += `${plain(text)}\n`;
    const unused = glossary
      .flatMap(({ right }) => right[language])
      .filter((term) => !term.in.some((register) => finderOf(`${term.phrase}*`)(words[register]) !== undefined));
    expect(unused.map((term) => `${term.phrase} (${term.in.join(", ")})`)).toEqual([]);
  });

  it("no term of the glossary is a wrong translation of another", () => {
    const wrong = glossary
      .flatMap(({ right }) => right[language])
      .flatMap((term) => term.in.flatMap((register) => wrongTermsOf(term.phrase, language, register)));
    expect(wrong).toEqual([]);
  });

  const seeds = glossary
    .flatMap(({ wrong }) => wrong[language])
    .flatMap(({ phrase, in: meant }) => {
      const [before, after, ending] =
        language === "en" ? ["Please check the", "before you sign.", "s"] : ["हस्ताक्षर से पहले", "देख लें।", "ों"];
      const forms = new Set([phrase.replaceAll("*", ""), phrase.replaceAll("*", ending)]);
      return [...forms].map((form) => ({ phrase, sentence: `${before} ${form} ${after}`, register: meant[0]! }));
    });

  it.each(seeds)("finds $phrase in: $sentence", ({ phrase, sentence, register }) => {
    expect(wrongTermsOf(sentence, language, register).map((wrong) => wrong.phrase)).toContain(phrase);
  });
});

it("keeps no exception that is no longer needed", () => {
  const used = new Set(
    languages.flatMap((language) =>
      textsOf(language).flatMap(({ key, text }) =>
        wrongTermsOf(text, language, registerOf(key)).map(({ phrase }) => `${key}: ${phrase}`),
      ),
    ),
  );
  expect(
    exceptions
      .flatMap(({ keys, phrase }) => keys.map((key) => `${key}: ${phrase}`))
      .filter((exception) => !used.has(exception)),
  ).toEqual([]);
});

describe("a row of the glossary", () => {
  const row = (cells: string): Term[] =>
    parseGlossary(
      `| English | Hindi, screens | Hindi, policies | Not in English | Not in Hindi | Note |\n| --- | --- | --- | --- | --- | --- |\n${cells}`,
    );
  const loan = row(
    "| loan; credit (policies) | लोन | ऋण † | advance* | कर्ज़*; ऋण (screens); लोन (policies) | masculine |",
  );

  it.each([
    ["suggests the term for screens", "यह ऋण महँगा है", "hi", "screens", '"ऋण" should be "लोन"'],
    ["suggests the term for policies", "यह लोन महँगा है", "hi", "policies", '"लोन" should be "ऋण"'],
    ["suggests every term that fits", "your advances", "en", "policies", '"advances" should be "loan" or "credit"'],
    ["finds a word with its ending", "कर्ज़ों का बोझ", "hi", "screens", '"कर्ज़ों" should be "लोन"'],
    [
      "finds a word whose nukta is part of the letter",
      "\u0915\u0930\u094D\u095B का बोझ",
      "hi",
      "screens",
      '"कर्ज़" should be "लोन"',
    ],
  ] as const)("%s", (_, text, language, register, message) => {
    expect(
      wrongTermsOf(text, language, register, loan).map((wrong) => `"${wrong.found}" should be ${wrong.instead}`),
    ).toEqual([message]);
  });

  it.each([
    ["in the other register", "यह ऋण महँगा है", "hi", "policies"],
    ["that explains a term in a policy", "ऋण (लोन) की राशि", "hi", "policies"],
    ["within a longer word", "सलोना ऋणदाता", "hi", "policies"],
    ["in a placeholder or an address", "{{facts.advance}} advance@example.com", "en", "screens"],
  ] as const)("finds no word %s", (_, text, language, register) => {
    expect(wrongTermsOf(text, language, register, loan)).toEqual([]);
  });

  it("has a cell for each column", () => {
    expect(() => row("| loan | लोन | ऋण | advance |")).toThrow(
      'The row "loan" of the glossary has 4 cells instead of 6.',
    );
  });
});
