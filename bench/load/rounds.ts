import { join } from "node:path";
import { forkModule } from "./fork-module.ts";

/** One round of calls to one site. */
export interface Round {
  /** Origins of its processes, which share the callers. */
  origins: string[];
  call: "lookUp" | "apply";
  /** Total number of calls. */
  amount: number;
  /** Concurrent callers; each waits for its response before the next call. */
  connections: number;
  /** Applicants stored before the start, numbered from 0. */
  stored: number;
  /** Number of the first applicant who has not applied yet. */
  firstNew: number;
}

/** The result of one round. Every call succeeded. */
export interface RoundResult {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** New applicants the round used. */
  applicants: number;
}

/** Starts the load generator. */
export function startLoadGenerator(): { run(round: Round): Promise<RoundResult>; stop(): Promise<void> } {
  const { child, stop } = forkModule(join(import.meta.dirname, "load-generator.ts"));
  return {
    run: (round) =>
      new Promise((resolve, reject) => {
        const finish = (result: RoundResult | { error: string } | number | null) => {
          child.off("message", finish).off("exit", finish);
          if (typeof result !== "object" || result === null)
            reject(new Error("The process that sends the calls exited."));
          else if ("error" in result) reject(new Error(result.error));
          else resolve(result);
        };
        child.on("message", finish).on("exit", finish);
        child.send(round);
      }),
    stop,
  };
}
