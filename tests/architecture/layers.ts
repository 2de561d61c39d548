import { posix } from "node:path";
import { importsOf, type Source } from "./sources.ts";

/** The `imports` field of package.json. */
export type ImportMap = Record<string, string | { default: string }>;

/** Every layer of the site itself. */
const site = [
  "tokens",
  "domain",
  "contract",
  "i18n",
  "content",
  "state",
  "http",
  "ui",
  "features",
  "pages",
  "app",
  "islands",
  "entry",
  "locales",
];

/**
 * The layers that each layer may import. `i18n` also uses the company's names, because they appear in every text, and
 * `app` the locales and tokens of the pages it surrounds. The tools `scripts`, `bench`, `a11y` and `tests` share
 * `testing` and do not import each other.
 */
export const mayImport: Record<string, string[]> = {
  tokens: [],
  domain: [],
  contract: ["domain"],
  i18n: ["domain", "content", "locales"],
  content: ["domain"],
  state: ["content"],
  http: [],
  ui: ["tokens"],
  islands: ["ui", "i18n", "content", "domain"],
  features: ["islands", "ui", "state", "http", "i18n", "content", "domain", "contract"],
  pages: ["features", "islands", "ui", "state", "i18n", "content", "domain"],
  app: ["pages", "features", "islands", "ui", "state", "i18n", "content", "domain", "contract", "tokens", "locales"],
  entry: [
    "app",
    "pages",
    "features",
    "islands",
    "ui",
    "state",
    "http",
    "i18n",
    "content",
    "domain",
    "contract",
    "tokens",
    "locales",
  ],
  geography: [],
  server: ["contract", "domain", "geography"],
  testing: ["i18n", "content", "domain", "contract", "locales"],
  scripts: ["testing", "server", ...site],
  bench: ["testing", "server", ...site],
  a11y: ["testing", "server", ...site],
  // The topmost layer: it also tests the CDN folder of the build and the wording of the accessibility report.
  tests: ["testing", "scripts", "a11y", "server", ...site],
};

/** Tools, which Node runs directly or Vite loads with its configuration. They may import by relative path. */
const tools = ["testing", "scripts", "bench", "a11y", "tests"];

/** Layers whose folders do not import each other. */
const isolated = ["pages", "features"];

/** Packages a layer may use. Layers not listed may use any. */
const packagesOf: Record<string, RegExp> = { tokens: /^$/, domain: /^$/, contract: /^valibot$/, content: /^$/ };

/** Libraries that only one folder may import, so that they are easy to replace. */
const libraries = /^(@radix-ui\/[\w-]+|embla-carousel[\w-]*|@nivo\/[\w-]+)/;

/** The layer that a file of the project belongs to: "ui", "server", "tests". */
function layerOf(path: string): string {
  const [first, second] = path.split("/");
  if (first !== "src") return first!;
  return path.split("/").length === 2 ? "entry" : second!;
}

/** A test, or a helper of tests. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** A style sheet of any layer may import the tokens. */
const isStyleSheet = (path: string) => path.endsWith(".css.ts");

/** The path that a `#` alias or a relative specifier resolves to; undefined for a package. */
function targetOf(specifier: string, from: string, map: ImportMap): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  for (const [pattern, target] of Object.entries(map)) {
    const to = typeof target === "string" ? target : target.default;
    const [head, tail] = pattern.split("*");
    if (pattern === specifier) return posix.normalize(to);
    if (tail !== undefined && specifier.startsWith(head!))
      return posix.normalize(to.replace("*", specifier.slice(head!.length)));
  }
  return undefined;
}

function isAllowed(path: string, targetLayer: string, allowed: string[]): boolean {
  if (allowed.includes(targetLayer)) return true;
  return (isTest(path) && targetLayer === "testing") || (isStyleSheet(path) && targetLayer === "tokens");
}

/** Whether a file (not a glob pattern) could be imported by a `#` alias. */
const hasAlias = (target: string, map: ImportMap) =>
  !target.includes("*") &&
  Object.values(map).some((to) => {
    const [head, tail = ""] = posix.normalize(typeof to === "string" ? to : to.default).split("*");
    return target.startsWith(head!) && target.endsWith(tail);
  });

/** Every import that breaks the table, one line each. */
export function wrongImports(sources: Source[], map: ImportMap): string[] {
  const foldersOf = new Map<string, Set<string>>();
  const wrong: string[] = [];
  for (const source of sources) {
    const layer = layerOf(source.path);
    const allowed = mayImport[layer];
    // Configuration files at the top level may import anything.
    if (!allowed) continue;
    for (const specifier of importsOf(source)) {
      const report = (why: string) => wrong.push(`${source.path} imports ${specifier}: ${why}`);
      const target = targetOf(specifier, source.path, map);
      if (target === undefined) {
        if (specifier.startsWith("#")) report("package.json has no such import");
        const [library] = libraries.exec(specifier) ?? [];
        if (library) {
          const folder = posix.dirname(source.path);
          foldersOf.set(library, (foldersOf.get(library) ?? new Set()).add(folder));
          if (layer !== "ui") report("only a component of the design system may");
        }
        const packages = packagesOf[layer];
        if (packages && !packages.test(specifier) && !isTest(source.path)) report(`${layer} may not use this package`);
        continue;
      }
      // Files at the top level, such as package.json, belong to no layer.
      if (!target.includes("/") || target.startsWith("../")) continue;
      const targetLayer = layerOf(target);
      if (targetLayer === layer) {
        if (specifier.startsWith("#")) report("inside a layer an import is relative");
        const [, , neighbour] = target.split("/");
        if (isolated.includes(layer) && neighbour !== source.path.split("/")[2])
          report(`${layer} do not import ${layer}`);
      } else if (!isAllowed(source.path, targetLayer, allowed)) {
        report(`${layer} may not import ${targetLayer}`);
      } else if (specifier.startsWith(".") && !tools.includes(layer) && hasAlias(target, map)) {
        report("between layers an import begins with #");
      }
    }
  }
  for (const [name, folders] of foldersOf) {
    if (folders.size > 1) wrong.push(`${name} is imported in ${[...folders].join(" and ")}: one folder only`);
  }
  return wrong;
}
