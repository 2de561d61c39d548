/** The results of a test run. */
export interface TestSummary {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed only at the second try. They count as passed, and each is a fault of the test or of the site. */
  flaky?: string[];
}

export const noTests: TestSummary = { passed: 0, failed: 0, skipped: 0 };

export const addSummaries = (a: TestSummary, b: TestSummary): TestSummary => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...(a.flaky ?? []), ...(b.flaky ?? [])],
});

/** The closing line of a run: "412 passed, 0 failed, 3 skipped". */
export const formatSummary = ({ passed, failed, skipped }: TestSummary) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** The fields of Vitest's JSON report that are used. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that cannot be loaded counts as one failure. */
export function summarizeVitest(report: VitestReport): TestSummary {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file or `describe` in Playwright's JSON report. A spec with `status: "flaky"` passed only at the second try. */
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** The fields of Playwright's JSON report that are used. `errors` are those outside any test. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

export function summarizePlaywright({ stats, errors, suites }: PlaywrightReport): TestSummary {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
  };
}

const flakyIn = ({ title, suites = [], specs }: PlaywrightSuite): string[] =>
  [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map((spec) => spec.title),
    ...suites.flatMap((suite) => flakyIn(suite)),
  ].map((path) => `${title} › ${path}`);

/** Counts checks by their outcome; one that did not run is skipped. */
export function summarizeOutcomes(results: readonly { outcome: "passed" | "failed" | "not-run" }[]): TestSummary {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("not-run") };
}
