import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** One text of the site and its key. */
export interface Text {
  /** Namespace and keys: "apply: field.mobile.hint". */
  key: string;
  text: string;
}

/**
 * Every text in a tree, with its key. A value that is not a text becomes "", which fails a test. The value of `slot` names
 * a component and is left out.
 */
export function flatten(tree: unknown, key: string): Text[] {
  if (tree === null || typeof tree !== "object") return [{ key, text: typeof tree === "string" ? tree : "" }];
  const texts = Object.entries(tree).filter(([name]) => name !== "slot");
  return texts.flatMap(([name, value]) => flatten(value, key.endsWith(":") ? `${key} ${name}` : `${key}.${name}`));
}

/** The namespaces of a language, without their texts. */
export const namespacesOf = (language: string): string[] =>
  globSync(`locales/${language}/*.json`, { cwd: root })
    .map((file) => basename(file, ".json"))
    .sort();

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

/** Every text of a language: of the pages and of the server. */
export const textsOf = (language: string): Text[] => [
  ...namespacesOf(language).flatMap((namespace) =>
    flatten(readJson(`locales/${language}/${namespace}.json`), `${namespace}:`),
  ),
  ...flatten(readJson(`server/messages/${language}.json`), "server:"),
];

/** The file of a text: "locales/hi/apply.json". */
export function fileOf(key: string, language: string): string {
  const namespace = key.slice(0, key.indexOf(":"));
  return namespace === "server" ? `server/messages/${language}.json` : `locales/${language}/${namespace}.json`;
}

const plural = /_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix, if it has one. */
export const withoutPlural = (key: string, keys: ReadonlySet<string>) =>
  plural.test(key) && keys.has(key.replace(plural, "_other")) ? key.replace(plural, "") : key;

/** The placeholders of a text, with even spaces: "facts.kyc.recordYears, number". */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inner]) =>
    inner!
      .split(",")
      .map((part) => part.trim())
      .join(", "),
  );

/** The tags around words that become a link or an emphasis: "<terms>". */
export const tagsOf = (text: string): string[] => [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)].map(([tag]) => tag);

/** The words a translator wrote, without placeholders, tags, addresses and email addresses. */
export const proseOf = (text: string): string =>
  text
    .replace(/\{\{.*?\}\}/g, "∎")
    .replace(/<\/?[\w-]+\s*\/?>/g, "")
    .replace(/https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|in|gov|example)\b/g, "∎");
