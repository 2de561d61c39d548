import { startInherited, packageCommand } from "../../testing/processes.ts";
import { StepReporter } from "../../testing/step-reporter.ts";
import { ensurePackages } from "../setup/packages.ts";

/**
 * `npm run watch`: checks the types and runs the tests that a change concerns after each save. It starts with the tests
 * of uncommitted changes, without those that start processes. Further arguments go to Vitest: `npm run watch -- src/ui`.
 */
export async function command(args: string[]): Promise<void> {
  const reporter = new StepReporter(2);
  await reporter.step("Node", () => process.versions.node);
  await reporter.step("Packages", ensurePackages);

  const types = startInherited(process.execPath, [
    packageCommand("typescript", "tsc"),
    "--noEmit",
    "--watch",
    "--preserveWatchOutput",
  ]);
  // With NODE_ENV=production React leaves out what tests need.
  const tests = startInherited(
    process.execPath,
    [
      packageCommand("vitest"),
      "watch",
      "--changed",
      "--project=unit",
      "--project=page",
      "--reporter=dot",
      "--clearScreen=false",
      ...args,
    ],
    { NODE_ENV: "test" },
  );
  const exited = (child: typeof tests) => new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Ctrl-C in the terminal reaches both children; this process waits for them to exit.
  process.on("SIGINT", () => {});
  await Promise.race([exited(types), exited(tests)]);
  types.kill();
  tests.kill();
  process.exit();
}
