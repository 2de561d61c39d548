import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localPath, type Language } from "#i18n/languages";
import { root } from "../../scripts/setup/root.ts";
import type { Tally } from "../../scripts/setup/tally.ts";

/** What one check listens for. */
export interface Check {
  /** Success criteria of WCAG 2.2, by number: "4.1.2". */
  criteria: readonly string[];
  /** What has to be heard, as a sentence for the report. */
  says: string;
}

/** What came of a check in one language, for the report. */
export interface Finding {
  /** Journey and check: "application/errors-at-fields". */
  check: string;
  criteria: readonly string[];
  outcome: "passed" | "failed" | "not-run";
  /** Address of the page. */
  route: string;
  language: Language;
  /** What has to be heard; for a failure also what was missed. */
  message: string;
  /** The transcript, and for a failure what was heard. */
  evidence: string;
}

/**
 * What came of every check of a journey in one language. `missed` holds what was not heard as it should be, for each check
 * that was come to; `broken` says why the journey ended early, and fails those that were not.
 */
export function findingsOf<Id extends string>(
  { name, route, checks }: { name: string; route: string; checks: Record<Id, Check> },
  language: Language, transcript: string, missed: ReadonlyMap<Id, readonly string[]> = new Map(), broken?: string,
): Finding[] {
  return (Object.entries(checks) as [Id, Check][]).map(([id, { criteria, says }]) => {
    const faults = missed.get(id) ?? (broken === undefined ? undefined : [broken]);
    return {
      check: `${name}/${id}`,
      criteria,
      outcome: faults === undefined ? "not-run" : faults.length > 0 ? "failed" : "passed",
      route: localPath(route, language),
      language,
      message: says,
      evidence: [transcript, ...(faults ?? [])].join("\n"),
    };
  });
}

/** Where the report finds them. */
export const findingsFile = join(root, ".cache/audit/screen-reader.json");

export function keepFindings(findings: readonly Finding[]): void {
  mkdirSync(dirname(findingsFile), { recursive: true });
  writeFileSync(findingsFile, `${JSON.stringify(findings, undefined, 2)}\n`);
}

/** The findings as a run of tests is counted; what was not run is skipped. */
export const tallyOf = (findings: readonly Pick<Finding, "outcome">[]): Tally => {
  const count = (wanted: Finding["outcome"]) => findings.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("not-run") };
};
