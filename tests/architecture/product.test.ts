import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { applicationFields } from "#domain/application";
import * as facts from "#domain/facts";
import { createTranslate } from "../../testing/translate.ts";
import { textsOf } from "../copy/texts.ts";
import { root, textFiles } from "./sources.ts";

const product = readFileSync(join(root, "docs/product.md"), "utf8");

/** The numbers of the sections, as printed beside their anchors: "5.2". */
const sections = [...product.matchAll(/<a id="s([\d-]+)"><\/a>\**(\d+(?:\.\d+)?)/g)].map(([, anchor, number]) => ({
  anchor: anchor!,
  number: number!,
}));
const numbers = new Set(sections.map(({ number }) => number));

/** A section with its subsections, without the heading. */
const sectionOf = (number: string) =>
  new RegExp(
    `\\n#+ <a id="s${number.replace(".", "-")}"></a>.*\\n([^]*?)(?=\\n#{2,${number.includes(".") ? 3 : 2}} |$(?![^]))`,
  ).exec(product)![1]!;

/** The cells of the tables in a text, without their heads. */
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

describe("docs/product.md", () => {
  it("numbers each section once, in order, with an anchor of the same number", () => {
    expect(sections.map(({ anchor }) => anchor)).toEqual(sections.map(({ number }) => number.replace(".", "-")));
    expect(numbers.size).toBe(sections.length);
    const order = (number: string) => Number(number.split(".")[0]) * 100 + Number(number.split(".")[1] ?? 0);
    expect([...numbers].sort((a, b) => order(a) - order(b))).toEqual([...numbers]);
  });

  it("has a section in the map of the files that keep each promise, under the same title", () => {
    const titles = [...product.matchAll(/^## <a id="s(\d)"><\/a>(.*)$/gm)].map(
      ([, number, title]) => `## ${title}\n\n[What is promised](product.md#s${number}).`,
    );
    const map = readFileSync(join(root, "docs/spec-map.md"), "utf8");
    expect(titles).toHaveLength(9);
    expect(titles.filter((title) => !map.includes(title))).toEqual([]);
  });

  it("lists every route", async () => {
    vi.stubGlobal("__GALLERY__", false);
    const { pageRoutes } = await import("../../src/app/page-routes.ts");
    const routes = pageRoutes.map(({ path }) => path.replace(/(?<=blog-details\/).*/, "{id}"));
    const listed = rowsOf(sectionOf("2.1")).flatMap(([path]) => /^`(.*)`$/.exec(path!)?.[1] ?? []);
    expect(listed.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it("lists every call and every field of the form", () => {
    const listed = [...sectionOf("7").matchAll(/`(\/(?:api|status-host)[^`]*)`/gi)].map(([, path]) => path);
    expect(listed.toSorted()).toEqual([...Object.values(paths), statusHostPrefix].toSorted());
    expect(applicationFields.filter((field) => !sectionOf("3.1").includes(field))).toEqual([]);
  });

  it("quotes fixed words as the site has them", () => {
    const t = createTranslate("en");
    const texts = textsOf("en")
      .filter(({ key, text }) => !key.startsWith("server:") && text !== "")
      .map(({ key }) => t(key.replace(": ", ":"), { defaultValue: "" }));
    const quoted = ["2", "5", "8", "17"].flatMap((section) =>
      [...sectionOf(section).matchAll(/"([A-Z0-9][^"]*?)"/g)].map(([, words]) => words!.replace(/\s+/g, " ")),
    );
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter((words) => !words.startsWith("+91") && !texts.includes(words))).toEqual([]);
  });

  it("gives every figure of src/domain/facts as it is", () => {
    const rows = rowsOf(sectionOf("9")).map(([names, reading]) => ({
      names: [...names!.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!),
      reading: reading!,
    }));
    const wrong = rows.flatMap(({ names, reading }) =>
      names.flatMap((name) =>
        leavesOf(name)
          .filter(({ value }) => !isShown(value, reading))
          .map(({ path, value }) => `${path} is ${value}`),
      ),
    );
    expect(wrong).toEqual([]);
    const groups = [...product.matchAll(/`([a-zA-Z]+)[.\w]*`/g)].map(([, group]) => group);
    expect(Object.keys(facts).filter((group) => !groups.includes(group))).toEqual([]);
    const named = rows.flatMap(({ names }) => names);
    const inTables = Object.keys(facts).filter((group) => named.some((name) => name.split(".")[0] === group));
    expect(
      inTables
        .flatMap(leavesOf)
        .map(({ path }) => path)
        .filter((path) => !named.some((name) => `${path}.`.startsWith(`${name}.`))),
    ).toEqual([]);
  });
});

interface Leaf {
  path: string;
  value: unknown;
}

/** Every value under the name of a fact, with its path. The breakpoints of `reviewsInView` are its keys. */
function leavesOf(path: string): Leaf[] {
  const value = path
    .split(".")
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], facts);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [{ path, value: Array.isArray(value) ? value.join(", ") : value }];
  return Object.keys(value).flatMap((name) => leavesOf(`${path}.${name}`));
}

/** Whether a text shows a value: a number as written in India, with at most two decimals, not as a part of another. */
const isShown = (value: unknown, text: string) => {
  const shown = typeof value === "number" ? value.toLocaleString("en-IN", { maximumFractionDigits: 2 }) : String(value);
  const plain = typeof value === "number" ? String(value) : shown;
  return [shown, plain].some((form) =>
    new RegExp(`(?<![\\d.,])${form.replaceAll(".", "\\.")}(?![\\d])(?![.,]\\d)`).test(text),
  );
};

/** Lines that cite a document, without the marks of a comment, joined where a sentence continues. */
const flowing = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|#|>)?\s*/g, " ");

/** The sections that a text cites: "docs/product.md, sections 5.2 and 9". */
const citedSections = (text: string) =>
  [...flowing(text).matchAll(/product\.md, sections? ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g)].flatMap(([, list]) =>
    list!.match(/\d+(?:\.\d+)?/g)!,
  );

/** Citations of documents that a reader of the repository does not have. Put together, so that this file does not find itself. */
const elsewhere = [
  // Of ours; those of others have names.
  new RegExp(`(?<!UPI Linking )\\b${"speci"}fication(?:'s|s)?\\b`, "i"),
  new RegExp(`\\b${"Spec"} section\\b`, "i"),
  new RegExp(`\\b${"revie"}ws/\\w`),
  // Without its folder.
  new RegExp(`(?<![\\w/])product\\.${"md"}(?![#)\\]])`),
];

function missing(text: string, files: readonly string[]): string[] {
  const names = [...text.matchAll(/(?<![\w*{}./-])((?:[\w-]+|\.\.?)(?:\/[\w.-]+)*\.md)\b/g)].map(([, name]) =>
    name!.replace(/^(?:\.\.?\/)+/, ""),
  );
  return [
    ...text.split("\n").filter((line) => elsewhere.some((pattern) => pattern.test(line))),
    ...names.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`))),
    ...citedSections(text)
      .filter((number) => !numbers.has(number))
      .map((number) => `section ${number}`),
  ];
}

describe("citations", () => {
  const sources = textFiles();
  const files = sources.map(({ path }) => path);
  /** They plant names of documents that there are not. */
  const planting = new Set(["tests/architecture/clean.test.ts", "tests/architecture/product.test.ts"]);

  it("name only documents and sections that a reader of the repository has", () => {
    const found = sources
      .filter(({ path }) => !planting.has(path))
      .flatMap(({ path, text }) => missing(text, files).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  it.each([
    `/** The form. ${"Speci"}fication, section 5. */`,
    "// Why: accessibility.md, section 0.",
    "/** Longest values. product.md, section 9. */",
    "/** Longest values. docs/product.md, section 9.77. */",
    "/** Longest values. docs/product.md, sections 5.2\n * and 44. */",
  ])("that lead nowhere are found: %s", (line) => {
    expect(missing(line, ["docs/product.md"])).toHaveLength(1);
  });

  it.each([
    "/** Longest values. docs/product.md, section 9.12. */",
    "/** Look-ups. docs/product.md, sections 2.11 and 7.1; docs/decisions/0007-second-host.md. */",
    "See [product](product.md#s9).",
    "The UPI Linking Specification",
  ])("that lead somewhere pass: %s", (line) => {
    expect(missing(line, ["docs/product.md", "docs/decisions/0007-second-host.md"])).toEqual([]);
  });
});
