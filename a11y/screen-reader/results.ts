import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { localPath, type Language } from "#i18n/languages";
import { screenReaderResultsFile } from "../../testing/result-files.ts";

/** One check of what Orca says. */
export interface SpeechCheck {
  /** WCAG success criteria, by number: "4.1.2". */
  criteria: readonly string[];
  /** What Orca must say, as a sentence for the report. */
  says: string;
}

/** The result of a check in one language. */
export interface SpeechCheckResult {
  /** Journey and check: "application/errors-at-fields". */
  check: string;
  criteria: readonly string[];
  outcome: "passed" | "failed" | "not-run";
  /** Address of the page. */
  route: string;
  language: Language;
  /** What Orca must say. */
  message: string;
  /** Path of the transcript, and what was heard instead if the check failed. */
  evidence: string;
}

/**
 * The result of every check of a journey in one language. `failures` lists what went wrong for each check that ran;
 * `error` says why the journey stopped early, and fails the checks that did not run.
 */
export function speechCheckResults<Id extends string>(
  { name, route, checks }: { name: string; route: string; checks: Record<Id, SpeechCheck> },
  language: Language,
  transcript: string,
  failures: ReadonlyMap<Id, readonly string[]> = new Map(),
  error?: string,
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
