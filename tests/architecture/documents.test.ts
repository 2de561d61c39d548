import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./sources.ts";

const notOurs = new Set(["node_modules", "dist", "dist-releases", "data", ".git", ".cache"]);

/** Every file and folder of the project. A pattern does not find names that begin with a dot. */
const files = [...readdirSync(root), ...globSync("**/*", { cwd: root, exclude: (name) => notOurs.has(name) })].map(
  (path) => `/${path.replaceAll("\\", "/")}`,
);

/** The files and folders that a document names in backticks: a path, the end of a path, or a pattern. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name!)
    .filter(
      (name) =>
        /^[\w@./*{},-]+$/.test(name) && (/\w\.(tsx?|mjs|md|json|css)$/.test(name) || /^[\w.-]+\/.*\/$/.test(name)),
    )
    // Leaves out generated files.
    .filter((name) => !notOurs.has(name.split("/")[0]!));

/** Whether a named file exists. "sections/Banner.tsx" is the end of a path; a star matches one name, braces a choice. */
function exists(name: string): boolean {
  const end = name
    .replace(/\/$/, "")
    .replace(/[.+]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replace(/\{(.*?)\}/g, (_, choice: string) => `(${choice.replaceAll(",", "|")})`);
  return files.some((path) => new RegExp(`/${end}$`).test(path));
}

describe.each([
  "README.md",
  "bench/README.md",
  "docs/product.md",
  "docs/library-internals.md",
  "docs/spec-map.md",
  "docs/operations.md",
  "docs/asvs.md",
  "SECURITY.md",
  "CONTRIBUTING.md",
  ...globSync("docs/decisions/*.md", { cwd: root }),
])("%s", (document) => {
  it("names only files and folders that exist", () => {
    expect(namedIn(readFileSync(join(root, document), "utf8")).filter((name) => !exists(name))).toEqual([]);
  });
});

describe("docs/asvs.md", () => {
  const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
  const rows = [...text.matchAll(/^\| (\d[^|]*) \| [12, ]+ \| [^|]+ \| ([^|]+) \| (.*) \|$/gm)].map(
    ([, ids, verdict, evidence]) => ({ ids: ids!, verdict: verdict!, evidence: evidence! }),
  );

  it("gives each requirement one of its five verdicts", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ verdict }) => !["pass", "n/a", "accepted", "operator", "fails"].includes(verdict))).toEqual(
      [],
    );
  });

  it("names a file, a document or a command for each requirement that passes", () => {
    const isEvidence = (evidence: string) =>
      /\]\(/.test(evidence) ||
      /`npm run /.test(evidence) ||
      /`[\w@.*{},-]*\/[\w@./*{},-]*`|`package\.json`/.test(evidence);
    expect(rows.filter(({ verdict, evidence }) => verdict === "pass" && !isEvidence(evidence))).toEqual([]);
  });

  it("lists at its beginning what is not met", () => {
    const [, failing, accepted] = /^\*\*Not met\*\*: (.*) Accepted with a reason: (.*)\.$/m.exec(text)!;
    const idsOf = (verdict: string) =>
      rows.filter((row) => row.verdict === verdict).flatMap(({ ids }) => ids.split(", "));
    expect(accepted!.split(", ")).toEqual(idsOf("accepted"));
    expect(failing).toBe(idsOf("fails").length === 0 ? "nothing fails." : `${idsOf("fails").join(", ")} fail.`);
  });
});

it("the newest changes are listed under the version of the package", () => {
  const [, newest] = /^## (\S+)$/m.exec(readFileSync(join(root, "docs/changes.md"), "utf8"))!;
  const versions = ["package.json", "package-lock.json"].map(
    (file) => (JSON.parse(readFileSync(join(root, file), "utf8")) as { version: string }).version,
  );
  expect(versions).toEqual([newest, newest]);
});

it("finds the name of a missing file", () => {
  expect(
    namedIn("In `src/app/page-routes.ts`, `gone/Gone.tsx` and `npm start`.").filter((name) => !exists(name)),
  ).toEqual(["gone/Gone.tsx"]);
});

describe.each(globSync("docs/decisions/[0-9]*.md", { cwd: root }))("%s", (document) => {
  it("has its number, title, date and status, then context, decision and consequences", () => {
    const text = readFileSync(join(root, document), "utf8");
    expect(text).toMatch(
      /^# \d{4} \S.*\n\n\d{1,2} \w+ 20\d\d\. (?:Accepted|Superseded by .*)\.\n\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/,
    );
    expect(document).toContain(`/${text.slice(2, 6)}-`);
  });
});
