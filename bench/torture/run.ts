import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGeography } from "../../server/geography/geography.ts";
import { startPostgres } from "../../testing/postgres.ts";
import { applicationsFrom } from "../load/applicants.ts";
import type { Table } from "../support/report.ts";
import { slowConnections } from "./connections.ts";
import { fullDisk, lockedDatabase } from "./disk.ts";
import { killOnPostgres, killOnSqlite } from "./kill.ts";
import { lyingProvider } from "./provider.ts";
import { rolloutOnPostgres, rolloutOnSqlite } from "./rollout.ts";
import type { Lane } from "./site.ts";
import { failingStorage } from "./storage.ts";
import { hostileStrings } from "./strings.ts";
import { hasFailed, newTally, type Tally } from "./ledger.ts";

/** The lanes by name. `rounds` is the number for a run of a few minutes. */
export const lanes = {
  "kill-sqlite": { lane: killOnSqlite, rounds: 10 },
  "kill-postgres": { lane: killOnPostgres, rounds: 6 },
  "strings": { lane: hostileStrings, rounds: 7 },
  "connections": { lane: slowConnections, rounds: 5 },
  "provider": { lane: lyingProvider, rounds: 5 },
  "disk": { lane: fullDisk, rounds: 3 },
  "lock": { lane: lockedDatabase, rounds: 3 },
  "rollout-sqlite": { lane: rolloutOnSqlite, rounds: 4 },
  "rollout-postgres": { lane: rolloutOnPostgres, rounds: 4 },
  "storage": { lane: failingStorage, rounds: 4 },
} as const satisfies Record<string, { lane: Lane; rounds: number }>;

export type LaneName = keyof typeof lanes;

/** The result of a lane; undefined if it could not run here. */
export type Result = { name: LaneName; seconds: number; tally: Tally | undefined };

/** Runs lanes one by one, each with this number of rounds. */
export async function runLanes(wanted: Partial<Record<LaneName, number>>): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), "torture-"));
  const names = Object.keys(wanted) as LaneName[];
  // With fsync, as in production.
  const postgres = names.some((name) => name.includes("postgres")) ? await startPostgres({ durable: true }) : undefined;
  const applicationOf = applicationsFrom(await loadGeography());
  const run = async (name: LaneName): Promise<Result> => {
    const start = performance.now();
    const own = join(folder, name);
    await mkdir(own);
    const tally = await lanes[name]
      .lane({
        folder: own,
        rounds: wanted[name]!,
        applicationOf,
        newPostgres: postgres && (() => postgres.createDatabase()),
      })
      // A lane that throws is reported as a fault; the others still run.
      .catch((error: Error): Tally => ({ ...newTally(), faults: [`broke off: ${error.message}`] }));
    const seconds = (performance.now() - start) / 1_000;
    console.error(`${name}: ${tally ? `${tally.requests} requests in ${seconds.toFixed(0)} s` : "not run"}`);
    return { name, seconds, tally };
  };
  try {
    const results: Result[] = [];
    for (const name of names) results.push(await run(name));
    return results;
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The table of a run. */
export const tableOf = (results: readonly Result[]): Table => ({
  head: ["Lane", "rounds", "requests", "acknowledged", "retried", "lost", "doubled", "crashes", "seconds"],
  rows: results.map(({ name, seconds, tally }) =>
    tally
      ? [
          name,
          ...[
            tally.rounds,
            tally.requests,
            tally.acknowledged,
            tally.retried,
            tally.lost,
            tally.doubled,
            tally.crashes,
          ].map(String),
          seconds.toFixed(0),
        ]
      : [name, ...Array.from({ length: 7 }, () => "not run"), ""],
  ),
});

/** One line for each lane that lost something, stored it twice or crashed, and for each kind of fault. */
export const failuresOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ name, tally }) => {
    if (!tally || !hasFailed(tally)) return [];
    const { lost, doubled, crashes } = tally;
    return [
      `${name}: ${lost} lost, ${doubled} stored twice, ${crashes} crashes`,
      ...[...Map.groupBy(tally.faults, (fault) => fault)].map(
        ([fault, all]) => `${name}: ${fault}${all.length > 1 ? ` (${all.length} times)` : ""}`,
      ),
    ].slice(0, 40);
  });
