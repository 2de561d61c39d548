import { describe, expect, it } from "vitest";
import { addSummaries, formatSummary, summarizePlaywright, summarizeVitest } from "./test-summary.ts";

describe("the last line of a run", () => {
  it("shows what passed and what failed", () => {
    expect(formatSummary({ passed: 412, failed: 0, skipped: 0 })).toBe("412 passed, 0 failed");
  });

  it("mentions skipped tests only if there are any", () => {
    expect(
      formatSummary(addSummaries({ passed: 1, failed: 0, skipped: 1 }, { passed: 2, failed: 1, skipped: 2 })),
    ).toBe("3 passed, 1 failed, 3 skipped");
  });
});

it("counts a test file that cannot be loaded as a failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{}] },
  ];
  expect(
    summarizeVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }),
  ).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it("counts a server that does not start as a failure of the browser tests, and a flaky test as passed, and names it", () => {
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  const specs = [
    { title: "applies", tests: [{ status: "flaky" }] },
    { title: "looks up", tests: [{ status: "expected" }] },
  ];
  const suites = [{ title: "apply.spec.ts", specs: [], suites: [{ title: "in English", specs }] }];
  expect(summarizePlaywright({ stats, errors: [{ message: "no server" }], suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    flaky: ["apply.spec.ts › in English › applies"],
  });
});
