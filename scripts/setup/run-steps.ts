import { UserError, StepReporter, type Log } from "../../testing/step-reporter.ts";
import { addSummaries, formatSummary, noTests, type TestSummary } from "../../testing/test-summary.ts";

/** One thing to prove. */
export interface Step {
  title: string;
  /** Answers what came of it in a word or two, or the tests that it ran. Fails with a {@link UserError}. */
  work: (log: Log) => Promise<string | TestSummary> | string | TestSummary;
  /** Prints lines of its own. Default: false. */
  inheritStdio?: boolean;
  /** Titles of the proofs without which this one cannot be tried. */
  needs?: string[];
}

/**
 * Goes through all proofs, whatever fails, but for those that need what has failed. Ends with a line of its own such as
 * "412 passed, 0 failed"; there a proof that is no test run counts only when it fails, as one failure.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const reporter = new StepReporter(steps.length);
  const failed = new Set<string>();
  let total = noTests;
  for (const { title, work, inheritStdio, needs = [] } of steps) {
    const missing = needs.find((need) => failed.has(need));
    try {
      await reporter.step(title, async (log) => {
        if (missing) return `not run, because "${missing}" failed`;
        const outcome = await work(log);
        if (typeof outcome === "string") return outcome;
        total = addSummaries(total, outcome);
        if (outcome.failed > 0) failed.add(title);
        return formatSummary(outcome);
      }, { inheritStdio });
      if (missing) failed.add(title);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      failed.add(title);
      total = addSummaries(total, { ...noTests, failed: 1 });
    }
  }
  if (failed.size > 0) {
    console.log(`\nFailed: ${[...failed].join(", ")}`);
    process.exitCode = 1;
  }
  console.log(`\n${formatSummary(total)}`);
}
