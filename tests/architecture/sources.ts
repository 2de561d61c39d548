import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** One file of the project. */
export interface Source {
  /** From the project's folder, with forward slashes: "src/ui/Button/Button.tsx". */
  path: string;
  text: string;
}

export const root = join(import.meta.dirname, "../..");

/** The files that match, in order. */
export const readSources = (...patterns: string[]): Source[] =>
  globSync(patterns, { cwd: root }).sort().map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

/** The specifiers of a file's imports: static, re-exported, dynamic, or by pattern. */
export function importsOf({ path, text }: Source): string[] {
  const { module } = parseSync(path, text);
  const declared = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ].filter((specifier) => specifier !== undefined);
  // `import("…")`, as a value or as a type, and `import.meta.glob("…")`, whose folder is the part before the star.
  const dynamic = withoutComments({ path, text }).matchAll(/\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*["'`]([^"'`]+)["'`]/g);
  return [...new Set([...declared, ...[...dynamic].map(([, specifier]) => specifier!)])];
}

/** The text with its comments blanked out; lines and columns stay the same. */
export function withoutComments({ path, text }: Source): string {
  return parseSync(path, text).comments.reduce((rest, { start, end }) => (
    rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, " ") + rest.slice(end)
  ), text);
}
