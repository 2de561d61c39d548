import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Evidence, Issue } from "../audit/evidence.ts";
import { criteriaEvidence } from "../audit/criteria-evidence.ts";
import { openAcrCatalog } from "../catalogue/openacr-catalog.ts";
import { otherClauses } from "../catalogue/other-clauses.ts";
import type { Judgement } from "../audit/judgements.ts";
import { languageCodes } from "#i18n/languages";
import { toCsv } from "./csv.ts";
import { renderReport } from "./document.ts";
import { toEarl } from "./earl.ts";
import { toJunit } from "./junit.ts";
import { toOpenAcr } from "./openacr.ts";
import { reportMessages } from "./messages.ts";

const violation: Issue = {
  id: "0123456789",
  criteria: ["1.4.3"],
  severity: "serious",
  certain: true,
  rules: ["axe/color-contrast"],
  message: { en: "Too <faint> & pale", hi: "बहुत हल्का" },
  target: { path: "#main > p", tag: "<p>नमस्ते" },
  occurrences: [
    { route: "/faqs", subject: "page /faqs", setting: { language: "hi", theme: "light", width: 360, mode: "normal" } },
  ],
  actRules: ["afw4f7"],
  firstSeen: "2026-11-21",
};
const judgement: Judgement = {
  criterion: "1.1.1",
  outcome: "passed",
  by: { en: "Tester", hi: "परीक्षक" },
  on: "2026-12-01",
  with: "NVDA 2026.2",
  scope: { en: "Every page", hi: "हर पेज" },
  remark: { en: "Good.", hi: "ठीक है।" },
};

const evidence: Evidence = {
  run: {
    date: "2026-11-21T10:00:00.000Z",
    commit: "abc1234",
    origin: "http://127.0.0.1:1",
    ours: true,
    whole: true,
    quick: false,
    seconds: 61,
    visits: 1,
    subjects: 1,
    tools: [{ name: "axe-core", version: "4" }],
  },
  issues: [violation],
  ...criteriaEvidence({ results: [], siteResults: [], issues: [violation], judgements: [judgement], screenReader: [] }),
  routes: [
    {
      route: "/faqs",
      visits: 1,
      subjects: [
        {
          id: "page /faqs",
          title: { en: "/faqs", hi: "/faqs" },
          visits: 1,
          settings: [violation.occurrences[0]!.setting],
        },
      ],
      issues: [violation.id],
    },
  ],
  notRun: [],
  exceptions: [],
  unusedExceptions: [],
  screenReader: [],
  history: [],
  newIssues: [violation.id],
  resolvedIssues: [],
};

describe.each(languageCodes)("the report for people, %s", (language) => {
  const text = renderReport(evidence, language, (otherLanguage) => `${otherLanguage}.html`);

  it("names the setting of a failed visit, and marks the language of text it quotes", () => {
    const why = 'waiting for getByRole("button", { name: "आवेदन करें" })';
    const broken = renderReport(
      {
        ...evidence,
        notRun: [{ what: { en: "a page", hi: "एक पन्ना" }, setting: violation.occurrences[0]!.setting, why }],
      },
      language,
      (otherLanguage) => `${otherLanguage}.html`,
    );
    expect(broken).toContain('<span lang="hi-IN">आवेदन करें</span>');
    expect(broken).toMatch(/(?:a page|एक पन्ना) \(<span lang="hi-IN">हिन्दी<\/span>,\s+[^<]+360 px/);
  });

  it("shows the issue, escaped and in the report's language", () => {
    expect(text).toContain(language === "en" ? "Too &lt;faint&gt; &amp; pale" : "बहुत हल्का");
    expect(text).not.toContain("<faint>");
    expect(text).toContain('<code lang="hi-IN">&lt;p&gt;नमस्ते</code>');
  });

  it("passes only what a person has judged", () => {
    expect(
      text.match(new RegExp(`<span class="passed">${reportMessages[language].outcome.passed}</span>`, "g")),
    ).toHaveLength(2);
    expect(text).toContain(reportMessages[language].machineNone);
  });

  it("answers every clause of the standards beyond WCAG", () => {
    const rows = text
      .slice(text.indexOf('id="otherClauses"'))
      .split("</section>")[0]!
      .match(/<th scope="row">/g);
    expect(rows).toHaveLength(otherClauses.length);
  });

  it("is self-contained", () => {
    expect(text).not.toMatch(/<(?:script|link|iframe)|src="(?!data:)|url\(/);
  });
});

it("reports a criterion without a judgement as untested in EARL", () => {
  const graph = (
    JSON.parse(toEarl(evidence)) as {
      "@graph": {
        "@type": string;
        "earl:test"?: { "dct:identifier"?: string };
        "earl:result"?: { "earl:outcome": { "@id": string } };
      }[];
    }
  )["@graph"];
  const outcomeOf = (id: string) =>
    graph.find((entry) => entry["earl:test"]?.["dct:identifier"] === id)!["earl:result"]!["earl:outcome"]["@id"];
  expect(outcomeOf("1.1.1")).toBe("earl:passed");
  expect(outcomeOf("1.4.3")).toBe("earl:failed");
  expect(outcomeOf("2.1.1")).toBe("earl:untested");
});

it("reports only judged criteria as supported in OpenACR", () => {
  interface Criterion {
    num: string;
    components: { adherence?: { level: string } }[];
  }
  const file = parse(toOpenAcr(evidence)) as {
    catalog: string;
    chapters: Record<string, { criteria: Criterion[]; notes: string }>;
  };
  const levelOf = (chapter: string, num: string) =>
    file.chapters[chapter]!.criteria.find((one) => one.num === num)!.components[0]!.adherence?.level;
  expect(levelOf("success_criteria_level_a", "1.1.1")).toBe("supports");
  expect(levelOf("success_criteria_level_aa", "1.4.3")).toBe("partially-supports");
  expect(levelOf("success_criteria_level_a", "2.1.1")).toBeUndefined();
  expect(levelOf("success_criteria_level_aaa", "1.2.6")).toBe("not-evaluated");
  expect(file.chapters.success_criteria_level_a!.notes).toContain("2.1.1 Keyboard");
  expect(levelOf("success_criteria_level_a", "4.1.1")).toBe("not-applicable");
  expect(levelOf("en_301_549_generic_requirements", "5.3")).toBeUndefined();
});

it("lists every criterion of the published catalogue in its OpenACR chapter, and every other clause", () => {
  const { catalog, chapters } = parse(toOpenAcr(evidence)) as {
    catalog: string;
    chapters: Record<string, { notes?: string; disabled?: boolean; criteria?: { num: string }[] }>;
  };
  expect(catalog).toBe(openAcrCatalog.id);
  expect(Object.keys(chapters).sort()).toEqual(Object.keys(openAcrCatalog.chapters).sort());
  const inOrder = (numbers: readonly string[]) => [...numbers].sort();
  for (const level of [
    "success_criteria_level_a",
    "success_criteria_level_aa",
    "success_criteria_level_aaa",
  ] as const) {
    expect(inOrder(chapters[level]!.criteria!.map(({ num }) => num))).toEqual(
      inOrder(openAcrCatalog.chapters[level].numbers),
    );
  }
  const said = Object.values(chapters)
    .map(({ notes }) => notes)
    .join("\n");
  expect(otherClauses.filter(({ says }) => !said.includes(says.en))).toEqual([]);
  expect(Object.values(chapters).filter(({ disabled, criteria }) => disabled && criteria)).toEqual([]);
});

it("reports the issue as a JUnit failure and as one line of the CSV", () => {
  expect(toJunit(evidence)).toMatch(
    /<testsuite name="\/faqs" tests="1" failures="1"[^]*<failure type="axe\/color-contrast" message="Too &lt;faint&gt;/,
  );
  expect(toCsv(evidence).trim().split("\r\n")).toHaveLength(2);
});

it("has the same messages and placeholders in every language", () => {
  const keysOf = (messages: object, before = ""): string[] =>
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string"
        ? [`${before}${key} ${(value.match(/\{\w+\}/g) ?? []).sort().join()}`]
        : keysOf(value as object, `${before}${key}.`),
    );
  expect(keysOf(reportMessages.hi)).toEqual(keysOf(reportMessages.en));
});
