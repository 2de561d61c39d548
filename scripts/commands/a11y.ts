import { ensureBuild } from "../setup/build.ts";
import { ensurePackages } from "../setup/packages.ts";
import { Problem, Steps } from "../setup/steps.ts";

/**
 * `npm run a11y`: the auditors' command. Sets up what it needs, looks at the site, and writes the report. Ends with status 1
 * when a fault was found that no exception covers. What it can be told: a11y/README.md.
 */
export async function command(args: string[]): Promise<void> {
  const steps = new Steps(6);
  await steps.step("Node", () => process.versions.node);
  await steps.step("Packages", ensurePackages);
  // These import packages, so they are loaded only once packages are there.
  const { plan, audit, failuresOf } = await import("../../a11y/audit/audit.ts");
  const { readOptions, usage } = await import("../../a11y/audit/options.ts");
  const options = understood(() => readOptions(args), usage);
  await steps.step("Browser", async (say) => (await import("../setup/browser.ts")).ensureBrowser(say));
  await steps.step("Pages", (say) => ensureBuild(say));
  await steps.step("Gallery", (say) => (options.url ? "not needed" : ensureBuild(say, "gallery")));
  if (options.plan) {
    for (const { number, subject, setting, deep, everyEngine } of plan(options)) console.log([number, subject.id, ...Object.values(setting), everyEngine ? "with every check" : deep ? "with the keyboard" : ""].join("  "));
    return;
  }
  await steps.step("Accessibility", async () => {
    const made = await understoodLater(() => audit(options), usage);
    const { evidence, files } = made;
    const failures = failuresOf(made);
    for (const failure of failures) console.error(failure);
    for (const file of files) console.log(`Report: ${file}`);
    if (failures.length > 0) process.exitCode = 1;
    return `${failures.length} faults on ${evidence.run.visits} visits in ${evidence.run.seconds} s`;
  }, { aloud: true });
  // As after the tests: what would not end ends here.
  process.exit();
}

function understood<Answer>(ask: () => Answer, usage: string): Answer {
  try {
    return ask();
  } catch (error) {
    throw asProblem(error, usage);
  }
}

const understoodLater = <Answer>(ask: () => Promise<Answer>, usage: string) => ask().catch((error: unknown) => { throw asProblem(error, usage); });

/** What somebody typed wrong is told in a line, with what can be typed; anything else is a fault of ours. */
function asProblem(error: unknown, usage: string): unknown {
  const isTyped = error instanceof RangeError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  return isTyped ? new Problem(`${(error as Error).message}\n${usage}`) : error;
}
