import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../testing/root.ts";

/** A Markdown table; the first column is text, the others are figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** What ran the measurement; figures of two machines are not compared. */
export const describeMachine = () => `${availableParallelism()} × ${cpus()[0]?.model.trim() || "unnamed processor"}, Node ${process.versions.node}`;

/**
 * Keeps the figures in `.cache/bench/NAME.json`, prints what is over its budget, and answers the exit code: 1 when
 * anything is.
 */
export async function finishBenchmark(name: string, figures: object, overBudget: readonly string[]): Promise<number> {
  const file = join(root, ".cache/bench", `${name}.json`);
  await mkdir(join(root, ".cache/bench"), { recursive: true });
  await writeFile(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine: describeMachine(), overBudget, ...figures }, undefined, 2)}\n`);
  console.log(overBudget.length === 0 ? "\nWithin budget." : `\nOver budget:\n${overBudget.map((line) => `- ${line}`).join("\n")}`);
  return overBudget.length === 0 ? 0 : 1;
}
