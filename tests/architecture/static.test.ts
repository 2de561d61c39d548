import { expect, it } from "vitest";
import { graphOf, isIsland, isStatic } from "../../testing/module-graph.ts";
import { readSources, withoutComments } from "./sources.ts";

const sources = readSources("src/**/*.{ts,tsx}").filter(({ path }) => !/\.test\.tsx?$/.test(path));
const textOf = new Map(sources.map((source) => [source.path, withoutComments(source)]));

it("no component checks which build it runs in", () => {
  expect(
    sources.filter(({ path }) => /import\.meta\.env\.SSR/.test(textOf.get(path)!)).map(({ path }) => path),
  ).toEqual([]);
});

it("no style sheet is imported for its side effect, except global styles, which have no names to import", () => {
  const imports = sources.flatMap(({ path }) =>
    [...textOf.get(path)!.matchAll(/^import "([^"]+\.css(?:\.ts)?)";/gm)].map(([, style]) => `${path}: ${style}`),
  );
  expect(imports).toEqual(["src/app/shell/Shell.tsx: #ui/theme/base.css", "src/ui/theme/vars.css.ts: ./layers.css.ts"]);
});

it("the build names no page, static part or island", () => {
  const build = readSources(
    "vite.config.ts",
    "scripts/build.ts",
    "scripts/islands-plugin.ts",
    "testing/module-graph.ts",
  );
  const named = build.flatMap((source) =>
    [...withoutComments(source).matchAll(/[\w-]+(?:Page|\.static|\.island)\.tsx\b/g)].map(
      ([name]) => `${source.path}: ${name}`,
    ),
  );
  expect(named.filter((name) => !name.includes("*Page.tsx"))).toEqual([]);
});

/** Hooks and handlers that a static part cannot have, because the browser never runs it. */
const interactive = /\buse(?:State|Effect|LayoutEffect|Reducer|Ref)\(|\bon(?:Click|Change|Submit|Input|Focus|Blur)=/;
/** The browser follows links itself, and components of the design system work as plain HTML, as the journeys without script prove. */
const worksAsHtml = (path: string) => path === "src/app/shell/AppLink.tsx" || path.startsWith("src/ui/");

it.each(sources.filter(({ path }) => isStatic(path)).map(({ path }) => path))("%s works without script", (path) => {
  const { modules, boundaries } = graphOf(path, { inside: true });
  expect(modules.filter((file) => interactive.test(textOf.get(file) ?? "") && !worksAsHtml(file))).toEqual([]);
  expect(boundaries.filter(isIsland)).toEqual([]);
});
