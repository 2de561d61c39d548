import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failingIssues, isFullRun, issuesToReview, type Evidence, type Issue, type PastRun } from "./evidence.ts";

/** Number of earlier runs kept in the history. */
const maxRuns = 50;

/** What the earlier runs into one folder recorded. */
export interface RunHistory {
  /** The full runs, the oldest first. Only they can be compared with each other. */
  runs: readonly PastRun[];
  /** ISO date on which any run first reported an issue, by its id. */
  firstSeen: Readonly<Record<string, string>>;
}

const fileIn = (folder: string) => join(folder, "history.json");

/** Reads the history in this folder. Empty on the first run. */
export const readHistory = (folder: string): RunHistory =>
  existsSync(fileIn(folder))
    ? (JSON.parse(readFileSync(fileIn(folder), "utf8")) as RunHistory)
    : { runs: [], firstSeen: {} };

/** Adds a run to the history in this folder. A run that is not full adds only the dates of its issues. */
export function writeHistory(folder: string, evidence: Evidence): void {
  const { runs, firstSeen } = readHistory(folder);
  const { run, issues } = evidence;
  const failures = failingIssues(evidence).map(({ id }) => id);
  const pastRun: PastRun = {
    date: run.date,
    commit: run.commit,
    visits: run.visits,
    failures: failures.length,
    toReview: issuesToReview(evidence).length,
    issues: failures,
  };
  const history: RunHistory = {
    runs: isFullRun(run) ? [...runs, pastRun].slice(-maxRuns) : runs,
    firstSeen: { ...firstSeen, ...Object.fromEntries(issues.map((issue) => [issue.id, issue.firstSeen])) },
  };
  writeFileSync(fileIn(folder), JSON.stringify(history, undefined, 1));
}

/** New issues since the last full run, and issues no longer found. */
export function changesSinceLastRun(
  issues: readonly Issue[],
  runs: readonly PastRun[],
): Pick<Evidence, "newIssues" | "resolvedIssues"> {
  const current = failingIssues({ issues }).map(({ id }) => id);
  const previous = runs.at(-1)?.issues ?? [];
  return {
    newIssues: current.filter((id) => !previous.includes(id)),
    resolvedIssues: previous.filter((id) => !current.includes(id)),
  };
}
