import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { localPath, type Language } from "#i18n/languages";
import { screenReaderResultsFile } from "../../testing/result-files.ts";

/** What one check listens for. */
export interface SpeechCheck {
  /** Success criteria of WCAG 2.2, by number: "4.1.2". */
  criteria: readonly string[];
  /** What has to be heard, as a sentence for the report. */
  says: string;
}

/** What came of a check in one language, for the report. */
export interface SpeechCheckResult {
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
export function speechCheckResults<Id extends string>(
  { name, route, checks }: { name: string; route: string; checks: Record<Id, SpeechCheck> },
  language: Language, transcript: string, failures: ReadonlyMap<Id, readonly string[]> = new Map(), error?: string,
): SpeechCheckResult[] {
  return (Object.entries(checks) as [Id, SpeechCheck][]).map(([id, { criteria, says }]) => {
    const missed = failures.get(id) ?? (error === undefined ? undefined : [error]);
    return {
      check: `${name}/${id}`,
      criteria,
      outcome: missed === undefined ? "not-run" : missed.length > 0 ? "failed" : "passed",
      route: localPath(route, language),
      language,
      message: says,
      evidence: [transcript, ...(missed ?? [])].join("\n"),
    };
  });
}

/** Writes the results where the audit and `npm test` read them. */
export function writeResults(results: readonly SpeechCheckResult[]): void {
  mkdirSync(dirname(screenReaderResultsFile), { recursive: true });
  writeFileSync(screenReaderResultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
}
