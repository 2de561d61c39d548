import { audit, failuresOf } from "../../a11y/audit/audit.ts";
import { readOptions } from "../../a11y/audit/options.ts";
import type { Tally } from "./tally.ts";

/** The auditors' command in its quick form, as a test: every page twice, every state and part once, with every check and engine. */
export async function auditQuickly(): Promise<Tally> {
  const made = await audit(readOptions(["--quick"]));
  const { evidence, files } = made;
  const failures = failuresOf(made);
  for (const failure of failures) console.error(failure);
  console.log(`Report: ${files.join(", ")}`);
  return { passed: evidence.run.visits, failed: failures.length, skipped: 0 };
}
