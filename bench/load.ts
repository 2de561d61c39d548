import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSettings } from "../server/env.ts";
import { postgresMissing, startPostgres } from "../testing/postgres.ts";
import { growthBudget } from "./budgets.ts";
import { startLoadGenerator, type Round, type RoundResult } from "./load/rounds.ts";
import { seed } from "./load/seed.ts";
import { parseCount, readArguments } from "./support/arguments.ts";
import { median, formatSpread, spread } from "./support/figures.ts";
import { finishBenchmark, describeMachine, markdownTable } from "./support/report.ts";
import { startServer, type RunningServer } from "../testing/server.ts";

/**
 * `npm run bench:load`: applications and look-ups per second, with median and 99th percentile, on the real server with
 * small and large tables in both databases. Short rounds alternate between all servers, so that other load on the
 * machine affects all equally. `--sizes 1000,10000,100000`, `--rounds 9`, `--look-ups 2000` and `--applications 200`
 * per round, `--connections 16`.
 */
const args = readArguments({
  "sizes": "1000,10000,100000",
  "rounds": "9",
  "look-ups": "2000",
  "applications": "200",
  "connections": "16",
});
const sizes = args.sizes.split(",").map((size) => parseCount("sizes", size));
const rounds = parseCount("rounds", args.rounds);
const connections = parseCount("connections", args.connections);
const amounts = {
  lookUp: parseCount("look-ups", args["look-ups"]),
  apply: parseCount("applications", args.applications),
};

/** A server with its own database, and its results. */
interface Subject {
  database: "SQLite" | "PostgreSQL";
  stored: number;
  firstNew: number;
  server: RunningServer;
  results: Record<Round["call"], RoundResult[]>;
}

const folder = await mkdtemp(join(tmpdir(), "bench-load-"));
const postgres = await startPostgres({ durable: true });
if (!postgres) console.error(postgresMissing);
const loadGenerator = startLoadGenerator();
const subjects: Subject[] = [];
try {
  for (const stored of sizes) {
    const dataDir = join(folder, String(stored));
    await prepare("SQLite", stored, { kind: "sqlite", file: join(dataDir, "saral.sqlite") }, { DATA_DIR: dataDir });
    if (!postgres) continue;
    const url = await postgres.createDatabase();
    await prepare(
      "PostgreSQL",
      stored,
      { kind: "postgres", url, poolSize: 10 },
      { DATA_DIR: join(folder, `pg-${stored}`), DATABASE_URL: url },
    );
  }
  // Look-ups first, because applications make the tables larger.
  for (const call of ["lookUp", "apply"] as const) {
    for (const subject of subjects) await measure(subject, call);
    for (const { results } of subjects) results[call] = [];
    for (let round = 0; round < rounds; round++) {
      // Alternates the direction, so that no table is always first.
      for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) await measure(subject, call);
      console.error(`${call}: round ${round + 1} of ${rounds}`);
    }
  }
  process.exitCode = await report();
} finally {
  await loadGenerator.stop();
  for (const { server } of subjects) await server.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function prepare(
  database: Subject["database"],
  stored: number,
  settings: DatabaseSettings,
  environment: { DATA_DIR: string } & Record<string, string>,
) {
  const start = performance.now();
  await seed(settings, stored);
  const server = await startServer({
    ...environment,
    // Only API calls are measured.
    DIST_DIR: join(folder, "no-site"),
    // The load generator sets a visitor's address in each call, as a proxy would.
    TRUST_PROXY: "loopback",
  });
  subjects.push({ database, stored, firstNew: stored, server, results: { lookUp: [], apply: [] } });
  console.error(`${database}: ${stored} applications in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

async function measure(subject: Subject, call: Round["call"]): Promise<void> {
  const { server, stored, firstNew, results } = subject;
  const result = await loadGenerator.run({
    url: server.origin,
    call,
    amount: amounts[call],
    connections,
    stored,
    firstNew,
  });
  if (call === "apply") subject.firstNew += result.applicants;
  results[call].push(result);
}

async function report(): Promise<number> {
  const names = { lookUp: "getLeadInfo", apply: "saveLendingPage" };
  const show = (results: RoundResult[], of: (result: RoundResult) => number, digits: number) =>
    formatSpread(spread(results.map(of)), digits);
  console.log(
    markdownTable(
      ["Call", "Database", "Stored", "per second", "median ms", "p99 ms"],
      (["lookUp", "apply"] as const).flatMap((call) =>
        subjects.map(({ database, stored, results }) => [
          names[call],
          database,
          stored.toLocaleString("en-IN"),
          show(results[call], ({ perSecond }) => perSecond, 0),
          show(results[call], ({ medianMs }) => medianMs, 1),
          show(results[call], ({ p99Ms }) => p99Ms, 1),
        ]),
      ),
    ),
  );
  const growth = ["SQLite", "PostgreSQL"].flatMap((database) =>
    growthOf(subjects.filter((subject) => subject.database === database)),
  );
  console.log(
    `\n${markdownTable(
      ["Look-up, largest table compared with the smallest", "median", "p99"],
      growth.map((one) => [one.database, one.medianRatio.toFixed(2), one.p99Ratio.toFixed(2)]),
    )}`,
  );
  console.log(
    `\nMedian of ${rounds} rounds (minimum–maximum) of ${amounts.lookUp} look-ups and ${amounts.apply} applications, ${connections} concurrent callers, ${describeMachine()}.`,
  );

  const overBudget = growth.flatMap(({ database, medianRatio, p99Ratio }) =>
    [["median", medianRatio] as const, ["p99", p99Ratio] as const]
      .filter(([, ratio]) => ratio > growthBudget.lookUpRatio)
      .map(
        ([name, ratio]) =>
          `${database}: the ${name} of a look-up is ${ratio.toFixed(2)} times as long with the largest table; the budget is ${growthBudget.lookUpRatio} times`,
      ),
  );
  return finishBenchmark(
    "load",
    {
      rounds,
      amounts,
      connections,
      growth,
      subjects: subjects.map(({ database, stored, results }) => ({ database, stored, results })),
    },
    overBudget,
  );
}

/** How look-ups slow down with the size of the table: the median of the ratios of adjacent rounds. */
function growthOf(ofOneDatabase: Subject[]): { database: string; medianRatio: number; p99Ratio: number }[] {
  const bySize = ofOneDatabase.toSorted((a, b) => a.stored - b.stored);
  const [smallest, largest] = [bySize[0], bySize.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const ratio = (of: (result: RoundResult) => number) =>
    median(largest.results.lookUp.map((result, round) => of(result) / of(smallest.results.lookUp[round]!)));
  return [
    {
      database: smallest.database,
      medianRatio: ratio(({ medianMs }) => medianMs),
      p99Ratio: ratio(({ p99Ms }) => p99Ms),
    },
  ];
}
