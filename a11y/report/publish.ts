import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportPath, type LastAudit } from "#content/accessibility";
import { languageCodes } from "#i18n/languages";
import { isFullRun, type Evidence } from "../audit/evidence.ts";
import { UserError } from "../../testing/step-reporter.ts";
import { journeys } from "../screen-reader/journeys/index.ts";
import { renderReport } from "./document.ts";

const uses: Record<string, LastAudit["tools"][number]["use"]> = { Chromium: "browser" };

/**
 * Throws unless a run with these options, and these checks with the screen reader, may be published: a whole run on the site
 * built here, after every journey. An audit asks before its first visit, because the visits take a quarter of an hour.
 */
export function assertPublishable(run: Parameters<typeof isFullRun>[0], screenReader: Evidence["screenReader"]): void {
  if (!isFullRun(run))
    throw new UserError(
      "--publish works only after a whole run on the site built here, not after a partial or quick run or on another copy.",
    );
  const missingTranscripts = journeys
    .flatMap(({ name }) => languageCodes.map((language) => `a11y/transcripts/${name}.${language}.txt`))
    .filter((transcript) => !screenReader.some((check) => check.evidence === transcript));
  if (missingTranscripts.length > 0)
    throw new UserError(
      `--publish works only after every journey with the screen reader: npm run a11y:screen-reader. Missing: ${missingTranscripts.join(", ")}`,
    );
}

/**
 * Publishes the report beside the accessibility statement and updates the date and tools the statement names. The
 * screen readers named there are kept.
 */
export function publishReport(evidence: Evidence, root: string): void {
  const { run } = evidence;
  assertPublishable(run, evidence.screenReader);
  const folder = join(root, "a11y/published");
  mkdirSync(folder, { recursive: true });
  for (const language of languageCodes)
    writeFileSync(join(folder, `${language}.html`), renderReport(evidence, language, reportPath));
  const file = join(root, "src/content/last-audit.json");
  const before = JSON.parse(readFileSync(file, "utf8")) as LastAudit;
  const tools = run.tools
    .filter(({ name }) => name !== "Node.js")
    .map(({ name, version }) => ({ name, version, use: uses[name] ?? ("rules" as const) }));
  const lines = [...tools, ...before.tools.filter(({ use }) => use === "screenReader")].map(
    ({ name, version, use }) =>
      `    { "name": ${JSON.stringify(name)}, "version": ${JSON.stringify(version)}, "use": "${use}" }`,
  );
  writeFileSync(file, `{\n  "date": "${run.date.slice(0, 10)}",\n  "tools": [\n${lines.join(",\n")}\n  ]\n}\n`);
}
