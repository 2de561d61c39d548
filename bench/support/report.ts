import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../testing/root.ts";

/** A Markdown table. The first column is text, the others are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** The machine. Results of different machines are not comparable. */
export const describeMachine = () =>
  `${availableParallelism()} × ${cpus()[0]?.model.trim() || "unnamed processor"}, Node ${process.versions.node}`;

/** Writes the results to `.cache/bench/NAME.json` and prints what is over budget. Returns the exit code: 1 if anything is. */
export async function finishBenchmark(name: string, figures: object, overBudget: readonly string[]): Promise<number> {
  const file = join(root, ".cache/bench", `${name}.json`);
  await mkdir(join(root, ".cache/bench"), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine: describeMachine(), overBudget, ...figures }, undefined, 2)}\n`,
  );
  console.log(
    overBudget.length === 0
      ? "\nWithin budget."
      : `\nOver budget:\n${overBudget.map((line) => `- ${line}`).join("\n")}`,
  );
  return overBudget.length === 0 ? 0 : 1;
}
