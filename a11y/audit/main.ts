import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ensureBrowser } from "../../testing/browser.ts";
import { ensureBuild } from "../../testing/build.ts";
import { auditSummaryFile } from "../../testing/result-files.ts";
import { reportUserError, StepReporter } from "../../testing/step-reporter.ts";
import type { TestSummary } from "../../testing/test-summary.ts";
import { runAudit, failuresOf, planVisits } from "./audit.ts";
import { readOptions } from "./options.ts";

/**
 * `npm run a11y`, the auditors' command: builds what is missing, runs the audit and writes the report. It exits with
 * status 1 if it finds a violation that no exception covers. For its options see a11y/README.md.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const reporter = new StepReporter(4);
  await reporter.step("Browser", ensureBrowser);
  await reporter.step("Pages", (log) => ensureBuild(log));
  await reporter.step("Gallery", (log) => (options.url ? "not needed" : ensureBuild(log, "gallery")));
  if (options.plan) {
    for (const { number, subject, setting, deep, everyEngine } of planVisits(options))
      console.log(
        [
          number,
          subject.id,
          ...Object.values(setting),
          everyEngine ? "with every check" : deep ? "with the keyboard" : "",
        ].join("  "),
      );
    return;
  }
  await reporter.step(
    "Accessibility",
    async () => {
      const result = await runAudit(options);
      const { evidence, files } = result;
      const failures = failuresOf(result);
      for (const failure of failures) console.error(failure);
      for (const file of files) console.log(`Report: ${file}`);
      writeSummary({ passed: evidence.run.visits, failed: failures.length, skipped: 0 });
      if (failures.length > 0) process.exitCode = 1;
      return `${failures.length} faults on ${evidence.run.visits} visits in ${evidence.run.seconds} s`;
    },
    { inheritStdio: true },
  );
}

function writeSummary(summary: TestSummary): void {
  mkdirSync(dirname(auditSummaryFile), { recursive: true });
  writeFileSync(auditSummaryFile, JSON.stringify(summary));
}

await main().catch(reportUserError);
// A browser that does not close must not keep the process running.
process.exit();
