import { UserError, StepReporter, type Log } from "../../testing/step-reporter.ts";
import { addSummaries, formatSummary, noTests, type TestSummary } from "../../testing/test-summary.ts";

/** One step of a command. */
export interface Step {
  title: string;
  /** Returns the result in one or two words, or the summary of its tests. Throws a {@link UserError} if it fails. */
  work: (log: Log) => Promise<string | TestSummary> | string | TestSummary;
  /** Whether it prints lines of its own. Default: false. */
  inheritStdio?: boolean;
  /** Titles of the steps it depends on. */
  needs?: string[];
}

/**
 * Runs all steps, except those that depend on a failed one; a step comes after the steps it needs. Sets the exit code to
 * 1 if any failed, and throws every error but a {@link UserError}. The last line sums up the tests, such as "412 passed,
 * 0 failed"; a failed step without tests counts as one failure.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const reporter = new StepReporter(steps.length);
  const failed = new Set<string>();
  const notRun = new Set<string>();
  let total = noTests;
  for (const { title, work, inheritStdio, needs = [] } of steps) {
    const unmetNeed = needs.find((need) => failed.has(need) || notRun.has(need));
    try {
      await reporter.step(
        title,
        async (log) => {
          if (unmetNeed) return `not run: it needs "${unmetNeed}"`;
          const outcome = await work(log);
          if (typeof outcome === "string") return outcome;
          total = addSummaries(total, outcome);
          if (outcome.failed > 0) failed.add(title);
          return formatSummary(outcome);
        },
        { inheritStdio },
      );
      if (unmetNeed) notRun.add(title);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      failed.add(title);
      total = addSummaries(total, { ...noTests, failed: 1 });
    }
  }
  if (total.flaky?.length)
    console.log(
      `\nPassed only on the second try (each is a fault):\n${total.flaky.map((title) => `- ${title}`).join("\n")}`,
    );
  if (failed.size > 0) {
    console.log(`\nFailed: ${[...failed].join(", ")}`);
    if (notRun.size > 0) console.log(`Not run: ${[...notRun].join(", ")}`);
    process.exitCode = 1;
  }
  console.log(`\n${formatSummary(total)}`);
}
