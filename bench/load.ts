import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSettings } from "../server/env.ts";
import { postgresMissing, startPostgres } from "../testing/postgres.ts";
import { startServer } from "../testing/server.ts";
import { growthBudget, saveBudget } from "./budgets.ts";
import { startBareServer } from "./load/bare-server.ts";
import { startLoadGenerator, type Round, type RoundResult } from "./load/rounds.ts";
import { seed } from "./load/seed.ts";
import { parseCount, readArguments } from "./support/arguments.ts";
import { formatSpread, median, spread } from "./support/figures.ts";
import { finishBenchmark } from "./support/report.ts";

/**
 * `npm run bench:load`: applications and look-ups per second, with median and 99th percentile, on the real server with
 * small and large tables in both databases, beside a bare server with one insert, and with several processes on one
 * PostgreSQL. Short rounds alternate between all of them, so that other load on the machine affects all equally. `--sizes
 * 1000,1000000`, `--processes 2,4`, `--rounds 9`, `--look-ups 2000` and `--applications 2000` per round, `--connections
 * 16`.
 */
const args = readArguments({
  "sizes": "1000,10000,100000,1000000",
  "processes": "2,4",
  "rounds": "9",
  "look-ups": "2000",
  "applications": "2000",
  "connections": "16",
});
const sizes = args.sizes.split(",").map((size) => parseCount("sizes", size));
const smallest = Math.min(...sizes);
const processCounts = args.processes.split(",").map((count) => parseCount("processes", count));
const rounds = parseCount("rounds", args.rounds);
const connections = parseCount("connections", args.connections);
const amounts = {
  lookUp: parseCount("look-ups", args["look-ups"]),
  apply: parseCount("applications", args.applications),
};

/** A site with its own database, and its results. */
interface Subject {
  database: "SQLite" | "PostgreSQL";
  /** Applications at the start; undefined for the bare server, which only stores. */
  stored: number | undefined;
  /** One for each process. */
  origins: string[];
  firstNew: number;
  results: Record<Round["call"], RoundResult[]>;
}

const folder = await mkdtemp(join(tmpdir(), "bench-load-"));
const postgres = await startPostgres({ durable: true });
if (!postgres) console.error(postgresMissing);
const loadGenerator = startLoadGenerator();
const subjects: Subject[] = [];
const servers: { stop(): Promise<void> }[] = [];
try {
  for (const stored of sizes) {
    await prepare({ kind: "sqlite", file: join(folder, String(stored), "saral.sqlite") }, stored);
    if (postgres) await prepare(await newPostgres(), stored);
  }
  await prepareBare("SQLite", join(folder, "bare.sqlite"));
  if (postgres) {
    await prepareBare("PostgreSQL", await postgres.createDatabase());
    for (const processes of processCounts) await prepare(await newPostgres(), smallest, processes);
  }
  // Look-ups first, because applications make the tables larger.
  for (const call of ["lookUp", "apply"] as const) {
    const measured = subjects.filter(({ stored }) => call === "apply" || stored !== undefined);
    for (const subject of measured) await measure(subject, call);
    for (const { results } of measured) results[call] = [];
    for (let round = 0; round < rounds; round++) {
      // Alternates the direction, so that no table is always first.
      for (const subject of round % 2 === 0 ? measured : measured.toReversed()) await measure(subject, call);
      console.error(`${call}: round ${round + 1} of ${rounds}`);
    }
  }
  process.exitCode = await report();
} finally {
  await loadGenerator.stop();
  for (const server of servers) await server.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function newPostgres(): Promise<DatabaseSettings> {
  return { kind: "postgres", url: await postgres!.createDatabase(), poolSize: 10 };
}

/** Fills a database and starts the site's processes on it. */
async function prepare(settings: DatabaseSettings, stored: number, processes = 1): Promise<void> {
  const start = performance.now();
  await seed(settings, stored);
  const origins: string[] = [];
  while (origins.length < processes) {
    const server = await startServer({
      DATA_DIR: join(folder, settings.kind === "sqlite" ? String(stored) : `${stored}-${processes}-${origins.length}`),
      ...(settings.kind === "postgres" && { DATABASE_URL: settings.url }),
      // Only API calls are measured.
      DIST_DIR: join(folder, "no-site"),
      // The load generator sets a visitor's address in each call, as a proxy would.
      TRUST_PROXY: "loopback",
    });
    servers.push(server);
    origins.push(server.origin);
  }
  const database = settings.kind === "sqlite" ? "SQLite" : "PostgreSQL";
  addSubject(database, origins, stored);
  console.error(`${database}: ${stored} applications in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

async function prepareBare(database: Subject["database"], fileOrUrl: string): Promise<void> {
  const server = await startBareServer(fileOrUrl);
  servers.push(server);
  addSubject(database, [server.origin], undefined);
}

function addSubject(database: Subject["database"], origins: string[], stored: number | undefined): void {
  subjects.push({ database, stored, origins, firstNew: stored ?? 0, results: { lookUp: [], apply: [] } });
}

async function measure(subject: Subject, call: Round["call"]): Promise<void> {
  const { origins, stored = 0, firstNew, results } = subject;
  const result = await loadGenerator.run({ origins, call, amount: amounts[call], connections, stored, firstNew });
  if (call === "apply") subject.firstNew += result.applicants;
  results[call].push(result);
}

async function report(): Promise<number> {
  const names = { lookUp: "getLeadInfo", apply: "saveLendingPage" };
  const show = (results: RoundResult[], of: (result: RoundResult) => number, digits: number) =>
    results.length === 0 ? "–" : formatSpread(spread(results.map(of)), digits);
  const perSecond = ({ perSecond }: RoundResult) => perSecond;
  const databases = (["SQLite", "PostgreSQL"] as const).filter((database) =>
    subjects.some((subject) => subject.database === database),
  );
  const sitesOf = (database: Subject["database"]) =>
    subjects.filter((subject) => subject.database === database && subject.stored !== undefined);
  const single = (database: Subject["database"]) => sitesOf(database).filter(({ origins }) => origins.length === 1);
  const atSmallest = (database: Subject["database"]) => single(database).find(({ stored }) => stored === smallest)!;

  const growth = databases.flatMap((database) => growthOf(database, single(database)));
  const bare = databases.map((database) => {
    const bareServer = subjects.find((subject) => subject.database === database && subject.stored === undefined)!;
    const site = atSmallest(database);
    const ratio = median(
      site.results.apply.map((result, round) => result.perSecond / bareServer.results.apply[round]!.perSecond),
    );
    return { database, site: site.results.apply, bare: bareServer.results.apply, ratio };
  });
  return finishBenchmark(
    {
      name: "load",
      tables: [
        {
          head: ["Call", "Database", "Stored", "per second", "median ms", "p99 ms"],
          rows: (["lookUp", "apply"] as const).flatMap((call) =>
            databases.flatMap((database) =>
              single(database).map(({ stored, results }) => [
                names[call],
                database,
                stored!.toLocaleString("en-IN"),
                show(results[call], perSecond, 0),
                show(results[call], ({ medianMs }) => medianMs, 1),
                show(results[call], ({ p99Ms }) => p99Ms, 1),
              ]),
            ),
          ),
        },
        {
          head: ["Look-up, largest table compared with the smallest", "median", "p99"],
          rows: growth.map((one) => [one.database, one.medianRatio.toFixed(2), one.p99Ratio.toFixed(2)]),
        },
        {
          head: ["Saves per second beside a bare server", "site", "bare server", "ratio"],
          rows: bare.map((one) => [
            one.database,
            show(one.site, perSecond, 0),
            show(one.bare, perSecond, 0),
            one.ratio.toFixed(2),
          ]),
        },
        {
          head: ["Processes on one PostgreSQL", "look-ups per second", "saves per second"],
          rows: sitesOf("PostgreSQL")
            .filter(({ stored }) => stored === smallest)
            .map(({ origins, results }) => [
              String(origins.length),
              show(results.lookUp, perSecond, 0),
              show(results.apply, perSecond, 0),
            ]),
        },
      ],
      note: `Median of ${rounds} rounds (minimum–maximum) of ${amounts.lookUp} look-ups and ${amounts.apply} applications, ${connections} concurrent callers on the same machine.`,
      figures: { rounds, amounts, connections, growth, bare, subjects },
      failures: [
        ...growth.flatMap(({ database, medianRatio, p99Ratio }) =>
          [["median", medianRatio] as const, ["p99", p99Ratio] as const]
            .filter(([, ratio]) => ratio > growthBudget.lookUpRatio)
            .map(
              ([name, ratio]) =>
                `${database}: the ${name} of a look-up is ${ratio.toFixed(2)} times as long with the largest table; the budget is ${growthBudget.lookUpRatio} times`,
            ),
        ),
        ...bare
          .filter(({ ratio }) => ratio < saveBudget.ratioToBare)
          .map(
            ({ database, ratio }) =>
              `${database}: ${ratio.toFixed(2)} times the saves of a bare server; the goal is ${saveBudget.ratioToBare}`,
          ),
      ],
    },
    { publish: args.publish },
  );
}

/** How look-ups slow down with the size of the table: the median of the ratios of adjacent rounds. */
function growthOf(
  database: Subject["database"],
  sites: Subject[],
): { database: string; medianRatio: number; p99Ratio: number }[] {
  const bySize = sites.toSorted((a, b) => a.stored! - b.stored!);
  const [first, last] = [bySize[0], bySize.at(-1)];
  if (!first || !last || first === last) return [];
  const ratio = (of: (result: RoundResult) => number) =>
    median(last.results.lookUp.map((result, round) => of(result) / of(first.results.lookUp[round]!)));
  return [{ database, medianRatio: ratio(({ medianMs }) => medianMs), p99Ratio: ratio(({ p99Ms }) => p99Ms) }];
}
