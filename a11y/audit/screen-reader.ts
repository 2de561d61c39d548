import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const checks = v.array(
  v.object({
    check: v.string(),
    criteria: v.array(v.string()),
    outcome: v.picklist(["passed", "failed", "not-run"]),
    route: v.string(),
    language: v.string(),
    message: v.string(),
    evidence: v.string(),
  }),
);

/** The result of one check with a real screen reader. */
export type ScreenReaderCheck = v.InferOutput<typeof checks>[number];

/** Reads the results of the screen reader run; undefined if it has not run. */
export const readScreenReader = (path: string): ScreenReaderCheck[] | undefined =>
  existsSync(path) ? v.parse(checks, JSON.parse(readFileSync(path, "utf8"))) : undefined;
