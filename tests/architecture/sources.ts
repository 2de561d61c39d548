import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
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
  globSync(patterns, { cwd: root })
    .sort()
    .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

/** Every file of a clone, and those that a commit would add. Without git, in an unpacked archive, there is no such list. */
function projectFiles(): string[] {
  if (!existsSync(join(root, ".git"))) return [];
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  });
  return [...new Set(list.split("\0"))].filter((file) => file !== "" && existsSync(join(root, file)));
}

const isText = (content: Buffer) => !content.subarray(0, 8_000).includes(0);

/** {@link projectFiles} that contain text, without the pictures and films. */
export const textFiles = (): Source[] =>
  projectFiles()
    .map((path) => ({ path, content: readFileSync(join(root, path)) }))
    .filter(({ content }) => isText(content))
    .map(({ path, content }) => ({ path, text: content.toString("utf8") }));

/** What a file imports, exports from elsewhere, loads later, or gathers by pattern: the words between the quotes. */
export function importsOf({ path, text }: Source): string[] {
  const { module } = parseSync(path, text);
  const declared = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ].filter((specifier) => specifier !== undefined);
  // `import("…")`, as a value or as a type, and `import.meta.glob("…")`, whose folder is the part before the star.
  const dynamic = withoutComments({ path, text }).matchAll(
    /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*["'`]([^"'`]+)["'`]/g,
  );
  return [...new Set([...declared, ...[...dynamic].map(([, specifier]) => specifier!)])];
}

/** The text with its comments blanked out; lines and columns stay the same. */
export function withoutComments({ path, text }: Source): string {
  return parseSync(path, text).comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, " ") + rest.slice(end),
    text,
  );
}
