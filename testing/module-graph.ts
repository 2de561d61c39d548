import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import packageJson from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

/** Files that are rendered only at build time: the browser's build has their HTML and styles. */
export const isStatic = (path: string) => path.endsWith(".static.tsx");

/** Files that are hydrated separately, with their own script. */
export const isIsland = (path: string) => path.endsWith(".island.tsx");

/** The modules that a module imports statically, directly or indirectly. */
export interface ModuleGraph {
  /** Project files, dependencies first, as paths from the root: "src/ui/Icon/Icon.tsx". */
  modules: string[];
  /** The style sheets among them, in cascade order. */
  styles: string[];
  /** The translation namespaces that the modules use. */
  namespaces: string[];
  /** Static files and islands at which the walk ended. */
  boundaries: string[];
}

/** `inside` walks through static files, for what is rendered; otherwise the walk ends at them, and always at islands. */
export function graphOf(entry: string, { inside = false } = {}): ModuleGraph {
  const seen = new Map<string, Set<string>>();
  const modules = new Set<string>();
  const boundaries = new Set<string>();
  const namespaces = new Set<string>();

  const visit = (path: string, names: readonly string[]) => {
    if (path !== entry && (isIsland(path) || (isStatic(path) && !inside))) return void boundaries.add(path);
    const done = seen.get(path) ?? new Set();
    seen.set(path, done);
    const wanted = names.filter((name) => !done.has(name));
    if (wanted.length === 0) return;
    for (const name of wanted) done.add(name);
    const source = read(path);
    for (const { specifier, taken, given } of source.imports) {
      // Of an index file, which only re-exports, only the imported names are followed.
      const passed =
        source.isIndex && !wanted.includes("*") ? taken.filter((_, index) => wanted.includes(given[index]!)) : taken;
      const target = resolve(specifier, path);
      if (target && (passed.length > 0 || taken.length === 0)) visit(target, passed.length > 0 ? passed : ["*"]);
    }
    modules.add(path);
    for (const namespace of source.namespaces) namespaces.add(namespace);
  };
  visit(entry, ["*"]);
  return {
    modules: [...modules],
    styles: [...modules].filter((path) => path.endsWith(".css.ts")),
    namespaces: [...namespaces],
    boundaries: [...boundaries],
  };
}

interface Source {
  /** `taken`: the imported names ("*" for all); `given`: the names under which an index file re-exports them. */
  imports: { specifier: string; taken: string[]; given: string[] }[];
  isIndex: boolean;
  namespaces: string[];
}

/** A call that names namespaces, such as `useTranslation(["contact", "common"])`. */
const translationCall = /\buseTranslation\(\s*(\[[^\]]*\]|"[\w-]+")/g;

/** Cache by path, until the file changes, because many entries import the same modules. */
const parsed = new Map<string, { changed: number; source: Source }>();

function read(path: string): Source {
  const changed = statSync(join(root, path)).mtimeMs;
  const known = parsed.get(path);
  if (known?.changed === changed) return known.source;
  const source = parse(path);
  parsed.set(path, { changed, source });
  return source;
}

function parse(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const { module, program } = parseSync(path, text);
  const imports: Source["imports"] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const taken = values.map(({ importName }) => importName.name ?? (importName.kind === "Default" ? "default" : "*"));
    imports.push({ specifier: moduleRequest.value, taken, given: taken });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (!moduleRequest || isType) continue;
      imports.push({
        specifier: moduleRequest.value,
        taken: [importName.name ?? "*"],
        given: [exportName.name ?? "*"],
      });
    }
  }
  return {
    imports,
    isIndex: program.body.every(
      (node) => node.type === "ExportAllDeclaration" || (node.type === "ExportNamedDeclaration" && node.source),
    ),
    namespaces: [...text.matchAll(translationCall)].flatMap(([, names]) =>
      [...names!.matchAll(/"([\w-]+)"/g)].map(([, name]) => name!),
    ),
  };
}

/** The project file of an import, as a path from the root; undefined for a package, a virtual module or another kind of file. */
function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(".")) return onlyCode(posix.join(posix.dirname(from), specifier));
  for (const [pattern, target] of Object.entries(packageJson.imports)) {
    const [head, tail] = pattern.split("*");
    if (specifier === pattern) return onlyCode(posix.normalize(target));
    if (tail !== undefined && specifier.startsWith(head!))
      return onlyCode(posix.normalize(target.replace("*", specifier.slice(head!.length))));
  }
  return undefined;
}

const onlyCode = (path: string) => (/\.tsx?$/.test(path) ? path : undefined);
