import { existsSync, readFileSync } from "node:fs";
import { failingIssues, issuesToReview, type Evidence, type Issue, type PastRun } from "./evidence.ts";

/** Number of earlier runs kept in the history. */
const maxRuns = 50;

/** What the last report recorded. */
export interface PreviousRuns {
  history: PastRun[];
  /** ISO date on which each issue was first reported, by its id. */
  firstSeen: Map<string, string>;
}

/** Reads the last report in this folder. Empty on the first run. */
export function readPreviousRuns(file: string): PreviousRuns {
  if (!existsSync(file)) return { history: [], firstSeen: new Map() };
  const last = JSON.parse(readFileSync(file, "utf8")) as Evidence;
  const run: PastRun = {
    date: last.run.date,
    commit: last.run.commit,
    visits: last.run.visits,
    failures: failingIssues(last).length,
    toReview: issuesToReview(last).length,
    issues: failingIssues(last).map(({ id }) => id),
  };
  return {
    history: [...last.history, run].slice(-maxRuns),
    firstSeen: new Map(last.issues.map(({ id, firstSeen }) => [id, firstSeen])),
  };
}

/** New issues since the last run, and issues no longer found. */
export function changesSinceLastRun(
  issues: readonly Issue[],
  history: readonly PastRun[],
): Pick<Evidence, "newIssues" | "resolvedIssues"> {
  const now = failingIssues({ issues }).map(({ id }) => id);
  const before = history.at(-1)?.issues ?? [];
  return {
    newIssues: now.filter((id) => !before.includes(id)),
    resolvedIssues: before.filter((id) => !now.includes(id)),
  };
}
