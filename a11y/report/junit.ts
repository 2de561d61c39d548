import type { Evidence } from "../audit/evidence.ts";
import { failingIssues } from "../audit/evidence.ts";
import { escape } from "./html.ts";

/** JUnit XML for a pipeline: one suite for each page, one test for each state, one failure for each issue. */
export function toJunit(evidence: Evidence): string {
  const { run, routes } = evidence;
  const issues = failingIssues(evidence);
  const suites = routes.map(({ route, subjects }) => {
    const cases = subjects.map(({ id, title, visits }) => {
      const subjectIssues = issues.filter(({ occurrences }) => occurrences.some(({ subject }) => subject === id));
      const failures = subjectIssues.map(
        ({ id: issue, rules, message, target, criteria }) =>
          `<failure type="${escape(rules[0]!)}" message="${escape(message.en)}">${escape([`issue ${issue}`, criteria.join(" "), target?.path ?? ""].join("\n"))}</failure>`,
      );
      return {
        failed: subjectIssues.length > 0,
        text: `<testcase classname="${escape(route)}" name="${escape(`${title.en} (${visits} visits)`)}">${failures.join("")}</testcase>`,
      };
    });
    return {
      tests: cases.length,
      failures: cases.filter(({ failed }) => failed).length,
      text: `<testsuite name="${escape(route)}" tests="${cases.length}" failures="${cases.filter(({ failed }) => failed).length}" timestamp="${run.date}">\n${cases.map(({ text }) => text).join("\n")}\n</testsuite>`,
    };
  });
  const sum = (of: (suite: (typeof suites)[number]) => number) => suites.reduce((total, suite) => total + of(suite), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Accessibility" tests="${sum(({ tests }) => tests)}" failures="${sum(({ failures }) => failures)}" time="${run.seconds}">\n${suites.map(({ text }) => text).join("\n")}\n</testsuites>\n`;
}
