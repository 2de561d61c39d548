/** The results of a test run. */
export interface TestSummary {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: TestSummary = { passed: 0, failed: 0, skipped: 0 };

export const addSummaries = (a: TestSummary, b: TestSummary): TestSummary => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });

/** The closing line of a run: "412 passed, 0 failed, 3 skipped". */
export const formatSummary = ({ passed, failed, skipped }: TestSummary) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

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
  const broken = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The fields of Playwright's JSON report that are used. `errors` are those outside any test. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** A flaky test counts as passed; the run lists it. */
export function summarizePlaywright({ stats, errors }: PlaywrightReport): TestSummary {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** Counts checks by their outcome; one that did not run is skipped. */
export function summarizeOutcomes(results: readonly { outcome: "passed" | "failed" | "not-run" }[]): TestSummary {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("not-run") };
}
