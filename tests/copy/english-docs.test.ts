import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { oddities } from "./english.ts";

const root = join(import.meta.dirname, "../..");

/** Lines that need one of these words, as "file: a part of the line", each with the reason. */
const exceptions: Record<string, string> = {};

/** One piece of text that a developer, an operator or the staff reads. */
interface Piece {
  file: string;
  text: string;
}

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|d)\.ts$/.test(file))
    .sort();

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Columns of a review that quote an old or new text of the site, or its key. */
const quotedColumns = new Set(["Key", "Text", "Before", "After"]);

/** The document with the quotes in its tables of corrections, those with the columns Before and After, blanked out. */
function withoutCorrections(markdown: string): string {
  return markdown.replace(/(?:^\|.*\n?)+/gm, (table) => {
    const [head, ...rows] = table.split("\n").map((line) => line.split(" | "));
    const columns = head!.map((name) => name.replaceAll("|", "").trim());
    if (!columns.includes("Before") || !columns.includes("After")) return table;
    return rows
      .map((cells) => cells.map((cell, column) => (quotedColumns.has(columns[column]!) ? "∎" : cell)).join(" | "))
      .map((row) => `| ${row}`)
      .join("\n");
  });
}

/** The paragraphs of a document, one line each, without code, quoted corrections and Hindi. */
function paragraphsOf(markdown: string): string[] {
  return withoutCorrections(markdown)
    .replace(/^```[^]*?^```/gm, "")
    .replace(/`[^`\n]*`/g, "∎")
    .replace(/[\u0900-\u097F\u200C\u200D]+/g, "∎")
    .split(/\n\s*\n|\n(?=\||[-*] |\d+\. |#)/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
}

/** The strings of a program that contain words; a value in a template becomes `∎`. */
function stringsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, value, quasis } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    if (type === "ImportDeclaration") return;
    if (type === "Literal" && typeof value === "string") found.push(value);
    if (type === "TemplateLiteral") found.push(quasis!.map((quasi) => quasi.value.cooked).join("∎"));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, text).program);
  return found.filter((string) => /\p{L}{2,} \S/u.test(string));
}

/** The titles of the tests in a file. */
function titlesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const {
      type,
      callee,
      arguments: args,
    } = node as {
      type?: string;
      callee?: { start: number; end: number };
      arguments?: { start: number; end: number }[];
    };
    if (
      type === "CallExpression" &&
      args![0] &&
      /^(?:describe|it|test)\b/.test(text.slice(callee!.start, callee!.end))
    ) {
      const title = text.slice(args![0].start, args![0].end);
      if (/^["`]/.test(title)) found.push(title.slice(1, -1).replace(/\$\{.*?\}/g, "∎"));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

const documents: Piece[] = filesOf("README.md", "docs/**/*.md").flatMap((file) =>
  paragraphsOf(read(file)).map((text) => ({ file, text })),
);
const messages: Piece[] = filesOf(
  "scripts/**/*.{ts,mjs}",
  "bench/**/*.ts",
  "server/**/*.ts",
  "geography/**/*.ts",
).flatMap((file) => stringsOf(file, read(file)).map((text) => ({ file, text })));

const titles: Piece[] = globSync("tests/**/*.{test,spec}.ts", { cwd: root }).flatMap((file) =>
  titlesOf(file, read(file)).map((text) => ({ file, text })),
);

const isException = ({ file, text }: Piece, names: string[]) =>
  names.some((name) => {
    const [named, part] = name.split(": ", 2);
    return file === named && text.includes(part!);
  });

it.each([
  ["documents", documents],
  ["messages of the commands and the server", messages],
  ["titles of the tests", titles],
])("the %s have none of the habits that make English sound translated", (_, pieces) => {
  expect(pieces.length).toBeGreaterThan(100);
  const found = pieces
    .filter((piece) => !isException(piece, Object.keys(exceptions)))
    .flatMap(({ file, text }) => oddities(text).map((oddity) => `${file}: ${oddity} in: ${text.slice(0, 160)}`));
  expect(found).toEqual([]);
});

it("finds a habit in a sentence of two lines, in a table, in a template and in a test title", () => {
  expect(paragraphsOf("How long we keep it\nstands in the policy.").flatMap(oddities)).toHaveLength(1);
  expect(
    paragraphsOf("| Before | Now |\n| --- | --- |\n| Nobody listened | `nobody` |").flatMap(oddities),
  ).toHaveLength(1);
  expect(stringsOf("message.ts", "throw new Error(`${name} was refused at once.`);").flatMap(oddities)).toHaveLength(1);
  expect(
    titlesOf("seeded.test.ts", 'it.each([1])("nobody is told %s", () => {}); expect("nobody");').flatMap(oddities),
  ).toHaveLength(1);
});

it("ignores code, Hindi and quoted corrections", () => {
  expect(paragraphsOf("```\nnobody\n```\n\nThe user `nobody` कोई नहीं runs it.").flatMap(oddities)).toEqual([]);
  expect(
    paragraphsOf(
      "| Key | Before | After | Why |\n| --- | --- | --- | --- |\n| a: b | Nobody | No one | read as somebody |",
    ).flatMap(oddities),
  ).toEqual(['"somebody": write no one, someone, anyone']);
  expect(stringsOf("message.ts", 'import nobody from "some body"; // nobody here').flatMap(oddities)).toEqual([]);
});

it("keeps no exception that is no longer needed", () => {
  const needed = (name: string) =>
    [...documents, ...messages, ...titles].some(
      (piece) => isException(piece, [name]) && oddities(piece.text).length > 0,
    );
  expect(Object.keys(exceptions).filter((name) => !needed(name))).toEqual([]);
});
