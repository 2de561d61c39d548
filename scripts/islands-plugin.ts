import { globSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { parseSync, type Environment, type Plugin } from "vite";
import { graphOf, isIsland, isStatic } from "../testing/module-graph.ts";

const root = join(import.meta.dirname, "..");
const pages = "virtual:pages";
const source = (file: string) => readFileSync(join(root, file), "utf8");

/** Query of an import that means the static file or island itself, and not its replacement. */
const self = "?self";

/** The build for browsers, whose pages have their static parts in the HTML. */
const isForBrowser = ({ config }: Environment) => config.command === "build" && config.consumer === "client";

/**
 * Two file names decide what a page sends to the browser.
 *
 * `X.static.tsx` is rendered at build time. In the browser's build each of its components becomes a stub that shows its
 * part of the HTML and imports the styles of everything it was rendered with.
 *
 * `X.island.tsx` is hydrated by itself, with a script of its own: when it is near the screen, or at the first interaction
 * if it exports `trigger = "interaction"`.
 *
 * Everything else belongs to its page's script. `virtual:pages` lists the pages, each with the namespaces that its code
 * uses, found by following its imports. docs/decisions/0030-static-parts-and-islands.md
 */
export function islandsPlugin(): Plugin {
  return {
    name: "islands",
    enforce: "pre",
    resolveId: (id) => (id === pages ? id : undefined),
    load(id) {
      if (id === pages) return listPages(isForBrowser(this.environment));
      const file = relative(root, id);
      if (isStatic(id)) return isForBrowser(this.environment) ? staticStub(file) : renderedPart(file);
      return isIsland(id) ? islandPart(file, isForBrowser(this.environment)) : undefined;
    },
  };
}

function staticStub(file: string): string {
  const { styles } = graphOf(file, { inside: true });
  return [
    `import { staticPart } from "/src/islands/static-part.tsx";`,
    ...styles.map((style) => `import "/${style}";`),
    ...componentsOf(file).map((name) => `export const ${name} = staticPart("${name}");`),
  ].join("\n");
}

const renderedPart = (file: string) =>
  [
    `import { renderedPart } from "/src/islands/static-part.tsx";`,
    `import * as parts from "/${file}${self}";`,
    ...componentsOf(file).map((name) => `export const ${name} = renderedPart("${name}", parts.${name});`),
  ].join("\n");

function islandPart(file: string, isBrowser: boolean): string {
  const names = componentsOf(file);
  if (names.length !== 1) throw new Error(`${file} has to export one component, not ${names.length}.`);
  const trigger = /\bexport const trigger = "(\w+)"/.exec(source(file))?.[1] ?? "visible";
  // Outside the browser every translation is already loaded.
  const namespaces = isBrowser ? graphOf(file).namespaces : [];
  return [
    `import { island } from "/src/islands/island.tsx";`,
    `export const ${names[0]} = island({ file: "${file}", trigger: "${trigger}", namespaces: ${JSON.stringify(namespaces)}, load: async () => (await import("/${file}${self}")).${names[0]} });`,
  ].join("\n");
}

/** Names of the components that a file exports. */
function componentsOf(file: string): string[] {
  const { module } = parseSync(file, source(file));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name!)
    .filter((name) => /^[A-Z]/.test(name));
}

/** Whether a page, or an island on it, has static parts. */
const hasStaticParts = (file: string): boolean =>
  graphOf(file).boundaries.some((boundary) => isStatic(boundary) || hasStaticParts(boundary));

function listPages(isBrowser: boolean): string {
  const files = [
    ...globSync("src/pages/*/*Page.tsx", { cwd: root }),
    ...(process.env.GALLERY === "1" || !isBrowser ? ["src/app/gallery/GalleryRoute.tsx"] : []),
  ].sort();
  const entries = files.map((file) => {
    const { namespaces } = graphOf(file);
    const name = posix.relative("src/pages", file).replace(".tsx", "");
    const inHtml = isBrowser && hasStaticParts(file);
    return `${JSON.stringify(name)}: { load: () => import("/${file}"), namespaces: ${isBrowser ? JSON.stringify(namespaces) : "all"}, hasStaticParts: ${inHtml} }`;
  });
  const all = globSync("locales/en/*.json", { cwd: root }).map((file) =>
    file.slice("locales/en/".length, -".json".length),
  );
  return [
    ...(isBrowser ? [] : [`const all = ${JSON.stringify(all)};`]),
    `export const shellNamespaces = ${isBrowser ? JSON.stringify(graphOf("src/app/start.tsx").namespaces) : "all"};`,
    `export const pages = { ${entries.join(",\n")} };`,
  ].join("\n");
}
