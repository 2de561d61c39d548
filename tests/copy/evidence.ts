import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { parse } from "yaml";
import { reportMessages } from "../../a11y/report/messages.ts";
import { journeys } from "../../a11y/screen-reader/journeys/index.ts";
import { seededFaults } from "../../a11y/seeded-faults/faults.ts";
import { readSources, root } from "../architecture/sources.ts";
import { flatten, type Text } from "./texts.ts";

type Language = "en" | "hi";
type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Replaces placeholders by `∎`. */
const withoutValues = (text: string) => text.replace(/\{\w+\}/g, "∎");

/** The text of a string or a template, whose values become `∎`. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral")
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("∎");
  return undefined;
}

const propertiesOf = (node: Node): Map<string, unknown> =>
  new Map(
    (node.properties as Node[])
      .filter(({ type }) => type === "Property")
      .map(({ key, value }) => [String((key as Node).name ?? (key as Node).value), value]),
  );

/** Every `{ en, hi }` in a syntax tree, with its path: "1.4.3.asks". Most modules do not export theirs, so they are parsed. */
function textsIn(value: unknown, language: Language, path: readonly string[]): Text[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, language, path));
  if (!isNode(value)) return [];
  if (value.type !== "ObjectExpression")
    return Object.values(value).flatMap((inner) => (typeof inner === "object" ? textsIn(inner, language, path) : []));
  const properties = propertiesOf(value);
  const [en, hi] = [textOf(properties.get("en")), textOf(properties.get("hi"))];
  if (en !== undefined && hi !== undefined)
    return [{ key: path.join(".") || en, text: withoutValues({ en, hi }[language]) }];
  const name = textOf(properties.get("id") ?? properties.get("clause") ?? properties.get("rule"));
  const here = name === undefined ? path : [...path, name];
  return [...properties].flatMap(([key, inner]) => textsIn(inner, language, [...here, key]));
}

const inCode = (language: Language): Text[] =>
  readSources("a11y/**/*.ts")
    .filter(({ path }) => !/\.(?:test|spec)\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      textsIn(parseSync(path, text).program.body, language, []).map((found) => ({
        ...found,
        key: `${path}: ${found.key}`,
      })),
    );

/** The manual judgements, and the example above them. */
function inJudgements(language: Language): Text[] {
  const text = readFileSync(join(root, "a11y/manual.yaml"), "utf8");
  const example = text
    .split("\n")
    .filter((line) => /^# {3}/.test(line))
    .map((line) => line.slice(1))
    .join("\n");
  const judged = [...(parse(text) as { judgements: unknown[] }).judgements, ...(parse(example) as unknown[])];
  return flatten(judged, "a11y/manual.yaml:").filter(({ key }) => key.endsWith(`.${language}`));
}

/** Texts that exist only in English: pages for developers, and the titles of seeded faults and screen reader checks. */
const inEnglish = (): Text[] => [
  ...seededFaults.map(({ title }) => ({ key: `a11y/seeded-faults/faults.ts: ${title}`, text: title })),
  ...journeys.flatMap(({ name, checks }) =>
    Object.entries(checks).map(([id, { says }]) => ({
      key: `a11y/screen-reader/journeys/${name}.ts: ${id}`,
      text: says,
    })),
  ),
  ...readSources("a11y/README.md", "a11y/screen-reader/README.md", "a11y/criteria/*.md").flatMap(({ path, text }) =>
    text
      .replace(/```[^]*?```|`[^`]*`/g, "∎")
      .split(/\n\n|\n(?=[-|])/)
      .map((paragraph, index) => ({ key: `${path}: ${index + 1}`, text: paragraph.replace(/\s+/g, " ") })),
  ),
  ...commentsOf("a11y/manual.yaml"),
];

const commentsOf = (path: string): Text[] => [
  {
    key: `${path}: comment`,
    text: readFileSync(join(root, path), "utf8")
      .split("\n")
      .filter((line) => /^# \S/.test(line))
      .map((line) => line.slice(2))
      .join(" "),
  },
];

/** Every text of the accessibility evidence in a language: report, checks, criteria, states, exceptions and manual judgements. */
export const evidenceOf = (language: Language): Text[] => [
  ...flatten(reportMessages[language], "a11y/report/messages.ts:").map(({ key, text }) => ({
    key,
    text: withoutValues(text),
  })),
  ...inCode(language),
  ...inJudgements(language),
  ...(language === "en" ? inEnglish() : []),
];
