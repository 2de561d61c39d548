import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findingsFile, tallyOf, type Finding } from "../../a11y/screen-reader/findings.ts";
import { freePorts } from "./free-port.ts";
import { root } from "./root.ts";
import { runHere, runQuietly, tool } from "./processes.ts";
import { Problem } from "./steps.ts";
import { tallyOfPlaywright, tallyOfVitest, type PlaywrightReport, type Tally, type VitestReport } from "./tally.ts";

/** Type errors, by TypeScript's compiler. */
export const types = () => quietly("typescript", ["--noEmit", "--pretty"], "tsc");

/** What the linter finds; a warning counts. */
export const lint = () => quietly("oxlint", ["--deny-warnings"]);

/** That the types of the keys are those of the locale files. */
export async function localeTypes(): Promise<string> {
  const { resourceTypes, target } = await import("../locale-types.ts");
  if (readFileSync(target, "utf8") !== resourceTypes()) throw new Problem("src/i18n/resources.ts is out of date. Run: npm run locale-types");
  return "up to date";
}

async function quietly(packageName: string, args: string[], command?: string): Promise<string> {
  const { code, output } = await runQuietly(process.execPath, [tool(packageName, command), ...args]);
  if (code !== 0) throw new Problem(output.trim());
  return "no errors";
}

/** The tests of Vitest: arithmetic, rules, words, parts in jsdom, and the server with its databases. */
export const unitTests = (args: string[]): Promise<Tally> => {
  const report = join(root, ".cache/vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return testRun(report, [tool("vitest"), "run", ...reporters, ...args], (text) => tallyOfVitest(JSON.parse(text) as VitestReport));
};

/** The tests of Playwright: journeys and accessibility in a real browser against the real server. */
export const browserTests = async (args: string[]): Promise<Tally> => {
  const report = join(root, ".cache/playwright.json");
  const [site, gallery] = await freePorts(2);
  const ports: Record<string, string> = process.env.TEST_PORT ? {} : { TEST_PORT: String(site), TEST_GALLERY_PORT: String(gallery) };
  return testRun(report, [tool("@playwright/test", "playwright"), "test", ...args], (text) => tallyOfPlaywright(JSON.parse(text) as PlaywrightReport), ports);
};

/** What Orca says of the built site, checked: `a11y/screen-reader`. Where there is no Orca its checks are skipped. */
export const screenReaderTests = async (): Promise<Tally> => {
  rmSync(findingsFile, { force: true });
  const { code } = await runHere(process.execPath, ["a11y/screen-reader/run.ts"]);
  if (!existsSync(findingsFile)) throw new Problem("The run ended without writing its findings.");
  const tally = tallyOf(JSON.parse(readFileSync(findingsFile, "utf8")) as Finding[]);
  if (code !== 0 && tally.failed === 0) throw new Problem("Orca is not installed, although it can be installed on this system.");
  return tally;
};

async function testRun(report: string, args: string[], read: (text: string) => Tally, settings: Record<string, string> = {}): Promise<Tally> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  // A build for production is no place for tests: React leaves out there what they need.
  const { code } = await runHere(process.execPath, args, { NODE_ENV: "test", ...settings });
  if (!existsSync(report)) throw new Problem("The run ended without writing its report.");
  const tally = read(readFileSync(report, "utf8"));
  // What fails outside every test - an error nobody caught - is not in the counts.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
