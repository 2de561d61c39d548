import { expect, it } from "vitest";
import { summarizeOutcomes } from "../../testing/test-summary.ts";
import { speechCheckResults } from "./results.ts";

const journey = {
  name: "form",
  route: "/apply-now",
  checks: {
    names: { criteria: ["4.1.2"], says: "Each field says its name." },
    errors: { criteria: ["3.3.1"], says: "Each error is said." },
    thanks: { criteria: ["4.1.3"], says: "The end is said." },
  },
};
const outcomes = (...args: [ReadonlyMap<keyof typeof journey.checks, string[]>?, string?]) =>
  speechCheckResults(journey, "hi", "form.hi.txt", ...args).map(({ outcome }) => outcome);

it("passes what was heard, fails what was missed, and never passes a check that did not run", () => {
  expect(
    outcomes(
      new Map([
        ["names", []],
        ["errors", ["not said: Required"]],
      ]),
    ),
  ).toEqual(["passed", "failed", "not-run"]);
});

it("fails the checks that an aborted journey did not reach", () => {
  const [, , thanks] = speechCheckResults(
    journey,
    "hi",
    "form.hi.txt",
    new Map([
      ["names", []],
      ["errors", []],
    ]),
    "It broke off.",
  );
  expect(thanks).toMatchObject({
    check: "form/thanks",
    outcome: "failed",
    route: "/hi/apply-now",
    language: "hi",
    evidence: "form.hi.txt\nIt broke off.",
  });
});

it("reports every check as not run without a screen reader", () => {
  expect(outcomes()).toEqual(["not-run", "not-run", "not-run"]);
  expect(summarizeOutcomes(speechCheckResults(journey, "hi", "none"))).toEqual({ passed: 0, failed: 0, skipped: 3 });
});
