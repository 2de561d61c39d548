import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "../../testing/ports.ts";
import { auditSummaryFile, screenReaderResultsFile } from "../../testing/result-files.ts";
import { root } from "../../testing/root.ts";
import { runInherited, runCaptured, packageCommand } from "../../testing/processes.ts";
import { UserError } from "../../testing/step-reporter.ts";
import {
  summarizeOutcomes,
  summarizePlaywright,
  summarizeVitest,
  type PlaywrightReport,
  type TestSummary,
  type VitestReport,
} from "../../testing/test-summary.ts";

/** Runs TypeScript's compiler, which remembers what it has checked. */
export const checkTypes = () =>
  runTool(
    "typescript",
    ["--noEmit", "--pretty", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
    "tsc",
  );

/** Checks that the code is formatted, and names the files that are not. */
export async function checkFormat(): Promise<string> {
  const { code, output } = await runCaptured(process.execPath, [packageCommand("oxfmt"), "--list-different"]);
  if (code !== 0) throw new UserError(`${output.trim()}\nNot formatted. Run: npm run format`);
  return "formatted";
}

/** Runs the linter. A warning fails it. */
export const lint = () => runTool("oxlint", ["--deny-warnings"]);

/** Checks that the types of the translation keys match the locale files. */
export async function checkLocaleTypes(): Promise<string> {
  const { resourceTypes, target } = await import("../generate.ts");
  if (readFileSync(target, "utf8") !== resourceTypes())
    throw new UserError("src/i18n/resources.ts is out of date. Run: npm run generate");
  return "up to date";
}

async function runTool(packageName: string, args: string[], command?: string): Promise<string> {
  const { code, output } = await runCaptured(process.execPath, [packageCommand(packageName, command), ...args]);
  if (code !== 0) throw new UserError(output.trim());
  return "no errors";
}

/** Runs Vitest: unit tests, copy tests, components in jsdom, and the server with its databases. */
export const runUnitTests = (args: string[]): Promise<TestSummary> => {
  const report = join(root, ".cache/vitest.json");
  // Dots are progress for a person, and 3,000 lines of colour codes in a log.
  const reporters = [
    `--reporter=${process.stdout.isTTY ? "dot" : "minimal"}`,
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return runTests(report, [packageCommand("vitest"), "run", ...reporters, ...args], (text) =>
    summarizeVitest(JSON.parse(text) as VitestReport),
  );
};

/** Runs Playwright: journeys and seeded faults in a real browser with the real server. Journeys of `inOneLanguage` run in every language if told to. */
export const runBrowserTests = async (args: string[], everyLanguage: boolean): Promise<TestSummary> => {
  const report = join(root, ".cache/playwright.json");
  const [site, gallery] = await freePorts(2);
  const ports: Record<string, string> = process.env.TEST_PORT
    ? {}
    : { TEST_PORT: String(site), TEST_GALLERY_PORT: String(gallery) };
  return runTests(
    report,
    [packageCommand("@playwright/test", "playwright"), "test", ...args],
    (text) => summarizePlaywright(JSON.parse(text) as PlaywrightReport),
    { ...ports, TEST_EVERY_LANGUAGE: everyLanguage ? "1" : "" },
  );
};

/** The checks with Orca on the built site: `a11y/screen-reader`. They are skipped where Orca is missing. */
export const runScreenReaderTests = async (): Promise<TestSummary> => {
  rmSync(screenReaderResultsFile, { force: true });
  const { code } = await runInherited(process.execPath, ["a11y/screen-reader/run.ts"]);
  if (!existsSync(screenReaderResultsFile)) throw new UserError("The run ended without writing its results.");
  const summary = summarizeOutcomes(
    JSON.parse(readFileSync(screenReaderResultsFile, "utf8")) as Parameters<typeof summarizeOutcomes>[0],
  );
  if (code !== 0 && summary.failed === 0)
    throw new UserError("Orca is not installed, although it can be installed on this system.");
  return summary;
};

/** The audit in its quick form: every page twice, every state and component once, with every check and engine. */
export const runQuickAudit = (): Promise<TestSummary> =>
  runTests(auditSummaryFile, ["a11y/audit/main.ts", "--quick"], (text) => JSON.parse(text) as TestSummary);

async function runTests(
  report: string,
  args: string[],
  read: (text: string) => TestSummary,
  settings: Record<string, string> = {},
): Promise<TestSummary> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  // With NODE_ENV=production React leaves out what tests need.
  const { code } = await runInherited(process.execPath, args, { NODE_ENV: "test", ...settings });
  if (!existsSync(report)) throw new UserError("The run ended without writing its report.");
  const summary = read(readFileSync(report, "utf8"));
  // An error outside any test is not counted in the report.
  return code !== 0 && summary.failed === 0 ? { ...summary, failed: 1 } : summary;
}
