import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSources, root, withoutComments, type Source } from "./sources.ts";

const document = "docs/library-internals.md";

/** One row of the list: a name, the package that it is a part of, and the file that uses it. */
interface Use {
  name: string;
  from: string;
  file: string;
}

const uses: Use[] = [
  ...readFileSync(join(root, document), "utf8").matchAll(
    /^\| `(?<name>[^`]+)` \| (?<from>\S+) \| `(?<file>[^`]+)` \|/gm,
  ),
].map(({ groups }) => groups as unknown as Use);

/** Programs of the machine, which are not in the lock file. */
const ofTheMachine = ["npm", "Orca"];

/**
 * What looks like an internal name: React Router's and Radix's own prefixes, properties called internal, React's secrets
 * and marks, Radix's attributes, and files deep inside a package.
 */
const internals = [
  /\bUNSAFE_\w+/g,
  /\bunstable_\w+/g,
  /(?<=\.|[\w>\])]\[")internal[A-Z]\w*/g,
  /\b__\w*INTERNALS\w*/g,
  /\b__react\w+/g,
  /\breact\.transitional\.element\b/g,
  /\bgetBlocker\b/g,
  /\bdata-radix-[\w-]+/g,
  /\bdata-aria-hidden\b/g,
  /\breact-router-scroll-positions\b/g,
  /\._S3rver_\w*/g,
  /\bkysely_migration\b/g,
  /<!--\$!-->/g,
  /(?<=from ")(?:@[\w-]+\/)?[\w-]+\/(?:dist|lib|src)\//g,
];

/** The internal names in the code of a file that the list does not have. Named in a plugin's pattern or in a comment, none is used. */
function unlisted(source: Source, listed: readonly Use[]): string[] {
  const text = withoutComments(source);
  const names = internals.flatMap((pattern) => [...text.matchAll(pattern)].map(([name]) => name));
  return [...new Set(names)].filter(
    (name) => !listed.some((use) => use.file === source.path && name.includes(use.name)),
  );
}

/** Files whose subject is these names: this test, and the plugin with the pattern that it removes. */
const aboutThem = ["tests/architecture/internals.test.ts", "scripts/radix-select-style-plugin.ts"];

/** Whether the installed package has a name: as the package itself, as a folder in it, or in its code. */
function isInstalled(name: string, from: string): boolean {
  const folder = join(root, "node_modules", from);
  if (name === from || name.startsWith(`${from}/`)) return existsSync(join(root, "node_modules", name));
  // React's build escapes the brackets of a comment in HTML.
  const contains = (file: string) =>
    readFileSync(join(folder, file), "utf8").replaceAll("\\x3c", "<").replaceAll("\\x3e", ">").includes(name);
  return globSync("**/*.{js,mjs,cjs}", { cwd: folder, exclude: ["**/node_modules/**"] }).some(contains);
}

describe(document, () => {
  it.each(uses)("$file uses $name", ({ name, file }) => {
    expect(readFileSync(join(root, file), "utf8")).toContain(name);
  });

  it.each(uses.filter(({ from }) => !ofTheMachine.includes(from)))(
    "the installed $from still has $name",
    ({ name, from }) => {
      expect(isInstalled(name, from)).toBe(true);
    },
  );

  it("lists every use of an internal name", () => {
    const sources = readSources(
      "{src,geography,server,scripts,testing,tests,a11y,bench}/**/*.{ts,tsx,mjs}",
      "*.config.ts",
    ).filter(({ path }) => !aboutThem.includes(path));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((source) => unlisted(source, uses).map((name) => `${source.path} uses ${name}`))).toEqual(
      [],
    );
  });
});

describe("an internal name", () => {
  it.each([
    'import { UNSAFE_useScrollRestoration } from "react-router-dom";',
    "const engine = embla.internalEngine();",
    'type Motion = Api["internalEngine"];',
    "const face = <Radix.unstable_Provider />;",
    'import { parse } from "csp_evaluator/dist/parser.js";',
  ])("is found in: %s", (text) => {
    expect(unlisted({ path: "planted.tsx", text }, uses)).toHaveLength(1);
  });

  it("is none in a comment, nor in a word of our own", () => {
    expect(
      unlisted(
        { path: "planted.ts", text: '// Not unstable_Provider.\nconst keys = ["internalControl"].map(internalNote);' },
        uses,
      ),
    ).toEqual([]);
  });
});
