import { parseArgs } from "node:util";
import { postgresMissing } from "../testing/postgres.ts";
import { failuresOf, lanes, runLanes, tableOf, type LaneName } from "./torture/run.ts";
import { parseCount } from "./support/arguments.ts";
import { finishBenchmark } from "./support/report.ts";

/**
 * Kills, floods, starves and lies to the real server, then compares what it acknowledged with what it stored. Ends with a
 * table, and with exit code 1 if anything was lost or stored twice, or if a process crashed.
 * `--lanes kill-sqlite,disk` chooses lanes, `--rounds 20` the rounds of each; `--short` is the form for `npm test`.
 */
const { values } = parseArgs({
  options: {
    lanes: { type: "string" },
    rounds: { type: "string" },
    short: { type: "boolean" },
    publish: { type: "boolean" },
  },
});
const names = values.lanes?.split(",") ?? Object.keys(lanes);
const unknown = names.filter((name) => !(name in lanes));
if (unknown.length > 0) {
  console.error(`There is no lane ${unknown.join(", ")}. The lanes are ${Object.keys(lanes).join(", ")}.`);
  process.exit(2);
}
const rounds = values.rounds === undefined ? undefined : parseCount("rounds", values.rounds);
// Ends the servers and the database too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const results = await runLanes(
  values.short
    ? { "kill-sqlite": 1, "lock": 1 }
    : Object.fromEntries((names as LaneName[]).map((name) => [name, rounds ?? lanes[name].rounds])),
);
if (results.some(({ name, tally }) => name.includes("postgres") && !tally)) console.error(postgresMissing);
const failures = failuresOf(results);
process.exit(
  await finishBenchmark(
    {
      name: "torture",
      tables: [tableOf(results)],
      note: failures.length > 0 ? "Something was lost, stored twice or broken." : "Nothing was lost or stored twice.",
      figures: { results },
      failures,
    },
    { publish: values.publish },
  ),
);
