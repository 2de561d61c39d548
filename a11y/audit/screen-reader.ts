import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const checks = v.array(v.object({
  check: v.string(),
  criteria: v.array(v.string()),
  outcome: v.picklist(["passed", "failed", "not-run"]),
  route: v.string(),
  language: v.string(),
  message: v.string(),
  evidence: v.string(),
}));

/** What was heard, or not, in a real screen reader. */
export type ScreenReaderCheck = v.InferOutput<typeof checks>[number];

/** Reads what the screen reader's own run has written down; nothing when it has not run. */
export const readScreenReader = (path: string): ScreenReaderCheck[] | undefined => (existsSync(path) ? v.parse(checks, JSON.parse(readFileSync(path, "utf8"))) : undefined);
