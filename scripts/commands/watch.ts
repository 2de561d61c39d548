import { watch } from "node:fs";
import { join } from "node:path";
import { ensurePackages } from "../setup/packages.ts";
import { checkTypes } from "../setup/tasks.ts";
import { startInherited, packageCommand } from "../../testing/processes.ts";
import { root } from "../../testing/root.ts";
import { reportUserError, StepReporter } from "../../testing/step-reporter.ts";

/** Folders with code or translations, whose types depend on each other. */
const folders = ["src", "tokens", "geography", "server", "scripts", "testing", "tests", "a11y", "bench", "locales"];

/**
 * `npm run watch`: checks the types and runs the tests that a change concerns after each save. It starts with the tests
 * of uncommitted changes, without those that start processes. Further arguments go to Vitest: `npm run watch -- src/ui`.
 */
export async function command(args: string[]): Promise<void> {
  const reporter = new StepReporter(2);
  await reporter.step("Node", () => process.versions.node);
  await reporter.step("Packages", ensurePackages);

  checkTypesOnSave();
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
    // With NODE_ENV=production React leaves out what tests need.
    { NODE_ENV: "test" },
  );
  // Ctrl-C in the terminal reaches the child too; this process waits for it to exit.
  process.on("SIGINT", () => {});
  tests.once("exit", () => process.exit());
}

/** Checks the types now and after each save. A save during a check starts another one. */
function checkTypesOnSave(): void {
  let isOutdated = true;
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    while (isOutdated) {
      isOutdated = false;
      // Not `tsc --watch`: in TypeScript 7.0 it checks everything again, which takes five times as long.
      const outcome = await checkTypes().catch((error: unknown) => void reportUserError(error));
      if (outcome) console.log(`Types … ${outcome}`);
    }
    isChecking = false;
  };
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!/\.(?:tsx?|json)$/.test(file ?? "")) return;
      isOutdated = true;
      void check();
    });
  }
  void check();
}
