import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { policies, type Policy } from "#content/policies";
import { policySections } from "#content/policy-sections";
import { postPath, posts } from "#content/posts";
import { storageKeys } from "#content/storage";
import { textLinks } from "#content/text-links";
import * as facts from "#domain/facts";
import { languageCodes, type Language } from "#i18n/languages";
import { readSources, withoutComments } from "../architecture/sources.ts";
import { allPaths } from "../support/routes.ts";
import { flatten, tagsOf, namespacesOf, placeholdersOf, textsOf } from "./texts.ts";

const source: Language = "en";
const root = join(import.meta.dirname, "../..");

/** A block before its shape is checked. */
type Loose = string | Record<string, unknown>;

interface Loaded {
  inShort?: string[];
  governs?: string;
  sections?: Record<string, { title: string; body: Loose[] }>;
  body?: Loose[];
}

const textOf = (language: string, namespace: string) =>
  (JSON.parse(readFileSync(join(root, `locales/${language}/${namespace}.json`), "utf8")) as { text: Loaded }).text;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isText);
const areRows = (value: unknown, cells: number) =>
  Array.isArray(value) && value.length > 0 && value.every((row) => areTexts(row) && row.length === cells);

/** Parts of a text that components render: `src/pages/policy/slots`. */
const slots = ["grievanceLadder", "workedExample", "storageTable", "testedWith", "reviewDates"];

/** The kind and size of a block: "paragraph", "list of 3", "table of 4 by 2", or "unknown" if no component renders it. */
function shapeOf(block: Loose): string {
  if (isText(block)) return "paragraph";
  const entries = typeof block === "object" ? Object.entries(block) : [];
  if (entries.length !== 1) return "unknown";
  const [kind, value] = entries[0]!;
  if (kind === "heading" || kind === "note") return isText(value) ? kind : "unknown";
  if (kind === "slot") return slots.includes(value as string) ? `slot ${value as string}` : "unknown";
  if (kind === "list" || kind === "steps") return areTexts(value) ? `${kind} of ${value.length}` : "unknown";
  if (kind === "terms") return areRows(value, 2) ? `terms of ${(value as unknown[]).length}` : "unknown";
  if (kind !== "table") return "unknown";
  const { caption, columns, rows } = value as { caption: unknown; columns: unknown; rows: unknown };
  return isText(caption) && areTexts(columns) && areRows(rows, columns.length)
    ? `table of ${columns.length} by ${(rows as unknown[]).length}`
    : "unknown";
}

const shapesOf = (text: Loaded) =>
  Object.entries(text.sections ?? { body: { body: text.body! } }).map(
    ([id, { body }]) => `${id}: ${body.map(shapeOf).join(", ")}`,
  );

const namespaces = [...policies.map(({ namespace }) => namespace), ...posts.map(({ text }) => text)];

describe("the policies", () => {
  it("are those of the locales, each at an address of the route table", () => {
    expect(policies.map(({ namespace }) => namespace).toSorted()).toEqual(
      namespacesOf(source).filter((name) => name.startsWith("policy-")),
    );
    expect(policies.map(({ path }) => path).filter((path) => !(allPaths as readonly string[]).includes(path))).toEqual(
      [],
    );
    expect(new Set(policies.map(({ path }) => path)).size).toBe(policies.length);
  });

  it.each(policies)("$namespace has a valid date of its last review", ({ reviewed }) => {
    expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed);
  });

  describe.each(policies)("$namespace", ({ namespace }) => {
    const sections = policySections[namespace];
    it.each(languageCodes)("has the sections of the registry in the same order, in %s", (language) => {
      expect(Object.keys(textOf(language, namespace).sections!)).toEqual(sections);
      // No section may use an id of the shell or the template.
      expect(
        sections.filter((id) => !/^[a-z][a-zA-Z]+$/.test(id) || ["contents", "main", "help"].includes(id)),
      ).toEqual([]);
    });

    it.each(languageCodes)("has a summary of at most five lines and says which version applies, in %s", (language) => {
      const { inShort, governs } = textOf(language, namespace);
      expect(areTexts(inShort) && inShort.length <= 5).toBe(true);
      expect(isText(governs)).toBe(true);
    });
  });
});

/** Figures by the policy that they belong to (docs/product.md, section 9); a group means every figure in it. */
const figures: Record<Policy["namespace"], string[]> = {
  "policy-terms": ["eligibility.termsAgeYears", "terms.aprPercent", "terms.tenureDays"],
  "policy-privacy": [
    "grievance.officerHours",
    "grievance.resolvedWorkingDays",
    "grievance.nodalOfficerAfterDays",
    "grievance.ombudsmanAfterDays",
  ],
  "policy-governance": ["governance"],
  "policy-fair-practice": ["fairPractice"],
  "policy-interest-rate": [],
  "policy-kyc": ["kyc.riskReviewMonths", "kyc.cashReportRupees", "kyc.recordYears", "kyc.addressStatementMonthsMax"],
  "policy-risk": ["kyc.riskPolicyReviewYears"],
  "policy-terms-rates": ["termsAndRates"],
  "policy-grievance": ["grievance"],
  "policy-key-facts": ["keyFacts"],
  "policy-accessibility": [
    "grievance.resolvedWorkingDays",
    "grievance.nodalOfficerAfterDays",
    "videoKyc.recordingSeconds",
  ],
};

const figureNames = flatten(facts, "facts:").map(({ key }) => key.replace(": ", "."));

it.each(policies.flatMap(({ namespace }) => languageCodes.map((language) => ({ namespace, language }))))(
  "$namespace shows in $language every figure that belongs to it",
  ({ namespace, language }) => {
    const shown = new Set(
      flatten(textOf(language, namespace), `${namespace}:`)
        .flatMap(({ text }) => placeholdersOf(text))
        .map((placeholder) => placeholder.split(", ")[0]),
    );
    const wanted = figures[namespace]!.flatMap((group) => {
      const names = figureNames.filter((name) => name === `facts.${group}` || name.startsWith(`facts.${group}.`));
      return names.length > 0 ? names : [`facts.${group} does not exist`];
    });
    expect(wanted.filter((name) => !shown.has(name))).toEqual([]);
  },
);

describe("a long text", () => {
  it.each(namespaces)("%s consists of known blocks, the same in every language", (namespace) => {
    const shapes = shapesOf(textOf(source, namespace));
    expect(shapes.filter((shape) => shape.includes("unknown"))).toEqual([]);
    for (const language of languageCodes) expect(shapesOf(textOf(language, namespace))).toEqual(shapes);
  });

  it.each(languageCodes)("has no unknown tag in %s", (language) => {
    const known = ["b", ...Object.keys(textLinks)];
    const texts = textsOf(language).filter(({ key }) => /^[\w-]+: text\./.test(key));
    const wrong = texts.flatMap(({ key, text }) =>
      tagsOf(text)
        .filter((tag) => !known.includes(tag.replace(/[</>]/g, "")))
        .map((tag) => `${key}: ${tag}`),
    );
    expect(wrong).toEqual([]);
  });

  it("links only to pages that exist", () => {
    const paths = [...allPaths, ...posts.map(postPath)] as string[];
    expect(
      Object.values(textLinks).filter((href) => href.startsWith("/") && !paths.includes(href.split("#")[0]!)),
    ).toEqual([]);
    expect(
      Object.values(textLinks).filter((href) => !/^($|\/|mailto:\S+@|tel:(\+\d+|1930)$|https:\/\/)/.test(href)),
    ).toEqual([]);
  });
});

describe("what the site stores on a device", () => {
  it.each(languageCodes)("is named and explained in %s", (language) => {
    const texts = new Set(textsOf(language).map(({ key }) => key));
    const missing = Object.keys(storageKeys)
      .flatMap((key) => ["purpose", "until"].map((what) => `policies: text.storage.${key}.${what}`))
      .filter((key) => !texts.has(key));
    expect(missing).toEqual([]);
  });

  it("is nothing else: no other key, no cookie and no database", () => {
    const sources = readSources("src/**/*.{ts,tsx}").filter(({ path }) => !/\.test\.tsx?$/.test(path));
    const found = sources.flatMap((file) => {
      const text = withoutComments(file);
      const keys = [...text.matchAll(/\b(?:local|session)Storage\s*(?:\.\w+\(\s*([\w.]+)|\[)/g)].map(([, key]) => key);
      const others = text.match(/\bdocument\.cookie|\bindexedDB\b|\bcaches\.\w+|\bcookieStore\b/g) ?? [];
      // A helper may take its key as the parameter `key`; its callers pass one of these.
      return [...keys.filter((key) => !/^storageKeys\.\w+$|^__THEME_KEY__$|^key$/.test(key ?? "")), ...others].map(
        (what) => `${file.path}: ${what}`,
      );
    });
    expect(found).toEqual([]);
  });

  it("has no key that is not in use", () => {
    const code = readSources("src/**/*.{ts,tsx}")
      .filter(({ path }) => path !== "src/content/storage.ts")
      .map(({ text }) => text)
      .join("\n");
    // The router writes its own key, and the theme is read before any module runs.
    expect(
      Object.keys(storageKeys).filter(
        (key) => !["scroll", "theme"].includes(key) && !code.includes(`storageKeys.${key}`),
      ),
    ).toEqual([]);
  });
});

it("finds a block that no component renders", () => {
  expect(
    [
      { slot: "fireworks" },
      { list: [] },
      { table: { caption: "A", columns: ["B"], rows: [["C", "D"]] } },
      { heading: "A", note: "B" },
      "",
    ].map(shapeOf),
  ).toEqual(Array.from({ length: 5 }, () => "unknown"));
});
