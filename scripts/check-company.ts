import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "../src/content/company.ts";

/** An example value that the company has not replaced by its own yet. */
export interface ExampleValue {
  /** Its place: `src/content/company.ts: bank.ifsc`. */
  place: string;
  value: string;
}

type Environment = Record<string, string | undefined>;

/** Marks of an example value: reserved names, and the word itself in either language. docs/product.md, section 10. */
const examples = [/\.(example|invalid|test)\b/i, /@example\b/i, /\bEXMP/, /example/i, /udaharan/i, /उदाहरण/];

/** Only zeros, apart from a country code or a last digit. A real account number may contain several zeros in a row. */
const isZeros = (value: string) =>
  /0{5}/.test(value.replace(/[ .-]/g, "")) && (value.match(/[1-9]/g)?.length ?? 0) <= 3;

const isExample = (value: string) => isZeros(value) || examples.some((pattern) => pattern.test(value));

/** All texts in a tree of values, with their key paths. */
function textsIn(tree: unknown, keys: string[] = []): [place: string, value: string][] {
  if (typeof tree === "string") return [[keys.join("."), tree]];
  if (tree === null || typeof tree !== "object") return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, [...keys, key]));
}

/** The example values in the company's files. `files` contains each file's content by its name. */
export function exampleValues(files: Record<string, unknown>): ExampleValue[] {
  return Object.entries(files).flatMap(([file, content]) =>
    textsIn(content)
      .filter(([, value]) => isExample(value))
      .map(([key, value]) => ({ place: `${file}: ${key}`, value })),
  );
}

/** The company's files: the typed one and the translations. SITE_ORIGIN overrides the origin in them. */
export function companyFiles(environment: Environment): Record<string, unknown> {
  const locales = join(import.meta.dirname, "../locales");
  const translated = readdirSync(locales).flatMap((language) =>
    ["company", "office"].map((file) => [
      `locales/${language}/${file}.json`,
      JSON.parse(readFileSync(join(locales, language, `${file}.json`), "utf8")) as unknown,
    ]),
  );
  return {
    "src/content/company.ts": { ...company, siteOrigin: environment.SITE_ORIGIN || company.siteOrigin },
    ...Object.fromEntries(translated),
  };
}

/** True for a build that borrowers will see: `NODE_ENV=production` with `SITE_MODE=live`. */
export const isLive = (environment: Environment) =>
  environment.NODE_ENV === "production" && environment.SITE_MODE === "live";

/** Throws for a live build with example values, and lists each one. Does nothing for any other build. */
export function assertLiveReady(environment: Environment = process.env, files = companyFiles(environment)): void {
  if (!isLive(environment)) return;
  const remaining = exampleValues(files);
  if (remaining.length === 0) return;
  throw new Error(
    [
      `SITE_MODE=live is refused: ${remaining.length} values are still examples.`,
      ...remaining.map(({ place, value }) => `  ${place} = ${value}`),
    ].join("\n"),
  );
}

if (import.meta.main) {
  try {
    assertLiveReady();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
