import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { browserProgram } from "../../testing/browser.ts";
import { findPostgres } from "../../testing/postgres.ts";
import { root } from "../../testing/root.ts";

/** A table of results. The first column is text, the others are numbers. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a benchmark found. */
export interface Report {
  name: BenchmarkName;
  tables: readonly Table[];
  /** What the figures are: "Median of 9 visits (minimum–maximum), slow 4G." */
  note: string;
  /** Every measured value, for `.cache/bench/NAME.json`. */
  figures: object;
  /** One line for each figure over its budget, and for each fault. */
  failures: readonly string[];
}

/** A report as `bench/results/NAME.json` keeps it. */
export type PublishedReport = Pick<Report, "tables" | "note" | "failures"> & {
  /** ISO 8601, in UTC. */
  measuredAt: string;
  /** The commit that was measured, with "-dirty" if files were changed. */
  commit: string;
  machine: string;
  /** Programs whose speed is part of the figures: { Node: "24.21.0", ... }. */
  versions: Record<string, string>;
};

/** The benchmarks in the order of `bench/results/README.md`, with their titles. */
const titles = {
  bytes: "Bytes",
  lighthouse: "Lighthouse",
  visits: "Visits",
  load: "Load",
  torture: "Torture",
} as const;
type BenchmarkName = keyof typeof titles;

/** The folder of the published results. */
export const resultsFolder = join(root, "bench/results");

/** A Markdown table. */
export function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** The machine. Results of different machines are not comparable. */
const describeMachine = () => `${availableParallelism()} × ${cpus()[0]?.model.trim() || "unnamed processor"}`;

async function readVersions(): Promise<Record<string, string>> {
  const versionOf = (program: string) =>
    execFileSync(program, ["--version"], { encoding: "utf8" }).match(/\d[\d.]*/)![0];
  const postgres = findPostgres();
  return {
    Node: process.versions.node,
    SQLite: process.versions.sqlite!,
    Chromium: versionOf(await browserProgram()),
    ...(postgres && { PostgreSQL: versionOf(join(postgres, "postgres")) }),
  };
}

/**
 * Prints a report, and writes it with every measured value to `.cache/bench/NAME.json`. With `publish` it also becomes
 * `bench/results/NAME.json`. Returns the exit code: 1 if anything failed.
 */
export async function finishBenchmark(report: Report, { publish = false } = {}): Promise<number> {
  const { name, tables, note, figures, failures } = report;
  console.log(bodyOf(report));
  const measuredAt = new Date().toISOString();
  const machine = describeMachine();
  await writeJson(join(root, ".cache/bench"), name, { measuredAt, machine, note, tables, failures, figures });
  if (publish) {
    const commit = execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();
    const versions = await readVersions();
    const published: PublishedReport = { measuredAt, commit, machine, versions, note, tables, failures };
    await writeJson(resultsFolder, name, published);
    await writeFile(join(resultsFolder, "README.md"), await resultsPage());
  }
  return failures.length === 0 ? 0 : 1;
}

async function writeJson(folder: string, name: string, content: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
}

const bodyOf = ({ tables, note, failures }: Pick<Report, "tables" | "note" | "failures">) =>
  [
    ...tables.map(markdownTable),
    note,
    failures.length === 0 ? "Passed." : `Failed:\n${failures.map((line) => `- ${line}`).join("\n")}`,
  ].join("\n\n");

/** `bench/results/README.md`: every published report, from its data. */
export async function resultsPage(): Promise<string> {
  const sections: string[] = [];
  for (const name of Object.keys(titles) as BenchmarkName[]) {
    const text = await readFile(join(resultsFolder, `${name}.json`), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const report = JSON.parse(text) as PublishedReport;
    const programs = Object.entries(report.versions).map(([program, version]) => `${program} ${version}`);
    sections.push(
      `## ${titles[name]}`,
      `Measured on ${report.measuredAt.slice(0, 10)} at ${report.commit}: ${report.machine}, ${programs.join(", ")}.`,
      bodyOf(report),
    );
  }
  return `${["# Measured results", "Written by the benchmarks with `--publish`. What they measure is in [the page on benchmarks](../README.md).", ...sections].join("\n\n")}\n`;
}
