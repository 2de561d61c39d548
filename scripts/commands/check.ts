import { ensurePackages } from "../setup/packages.ts";
import { checkFormat, checkLocaleTypes, checkTypes, lint, runUnitTests } from "../setup/tasks.ts";
import { UserError } from "../../testing/step-reporter.ts";
import { runSteps, type Step } from "../setup/run-steps.ts";

/**
 * `npm run check`: the fast checks, without a browser and without the tests that start processes. With SITE_MODE=live it
 * also refuses example values.
 */
export function command(args: string[]): Promise<void> {
  const steps: Step[] = [
    { title: "Company", work: checkCompany },
    { title: "Locale types", work: checkLocaleTypes },
    { title: "Format", work: checkFormat },
    { title: "Types", work: checkTypes },
    { title: "Lint", work: lint },
    {
      title: "Unit tests",
      work: () => runUnitTests(["--project=unit", "--project=page", ...args]),
      inheritStdio: true,
    },
  ];
  return runSteps([
    { title: "Node", work: () => process.versions.node },
    { title: "Packages", work: ensurePackages },
    ...steps.map((step) => ({ ...step, needs: ["Packages"] })),
  ]);
}

async function checkCompany(): Promise<string> {
  const { assertLiveReady, isLive } = await import("../check-company.ts");
  try {
    assertLiveReady();
  } catch (error) {
    throw new UserError((error as Error).message);
  }
  return isLive(process.env) ? "live, no example values" : "not live, examples allowed";
}
