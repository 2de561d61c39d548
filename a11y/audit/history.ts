import { existsSync, readFileSync } from "node:fs";
import { faultsOf, toReview, type Evidence, type Issue, type PastRun } from "./evidence.ts";

/** Runs that are remembered. */
const memory = 50;

/** What an earlier run left: its own figures at the end of those before it. */
export interface Past {
  history: PastRun[];
  /** Day on which each issue was seen first, by its id. */
  firstSeen: Map<string, string>;
}

/** Reads what the last run into this folder left; nothing on the first. */
export function readPast(file: string): Past {
  if (!existsSync(file)) return { history: [], firstSeen: new Map() };
  const last = JSON.parse(readFileSync(file, "utf8")) as Evidence;
  const run: PastRun = { date: last.run.date, commit: last.run.commit, visits: last.run.visits, faults: faultsOf(last).length, toReview: toReview(last).length, issues: faultsOf(last).map(({ id }) => id) };
  return { history: [...last.history, run].slice(-memory), firstSeen: new Map(last.issues.map(({ id, firstSeen }) => [id, firstSeen])) };
}

/** What is new since the last run, and what is gone. */
export function changes(issues: readonly Issue[], history: readonly PastRun[]): Pick<Evidence, "appeared" | "gone"> {
  const now = faultsOf({ issues }).map(({ id }) => id);
  const before = history.at(-1)?.issues ?? [];
  return { appeared: now.filter((id) => !before.includes(id)), gone: before.filter((id) => !now.includes(id)) };
}
