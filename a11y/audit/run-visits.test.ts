import { describe, expect, it } from "vitest";
import type { Check } from "./check.ts";
import type { Violation } from "./violation.ts";
import { mergeAttempts } from "./run-visits.ts";
import type { VisitResult } from "./check.ts";
import { untranslated } from "../localized-text.ts";

const check = (id: string) => ({ id, title: untranslated(id), criteria: [] }) as unknown as Check;
const [keyboard, names] = [check("keyboard"), check("names")];

const violation = (rule: string, path: string): Violation => ({
  rule,
  criteria: ["2.1.1"],
  severity: "serious",
  certain: true,
  message: untranslated(rule),
  target: { path, tag: "<a>" },
});

const result = (...checkResults: [Check, ...Violation[]][]): VisitResult => ({
  visit: {} as VisitResult["visit"],
  screenshots: [],
  ms: 1,
  checkResults: checkResults.map(([check, ...violations]) => ({
    check,
    result: { checkedCount: { "2.1.1": 1 }, violations },
    ms: 1,
  })),
});

const faultsOf = ({ checkResults }: VisitResult) =>
  checkResults.map(({ check, result }) => [
    check.id,
    ...result.violations.map(({ rule, certain }) => `${rule} ${certain ? "for certain" : "in doubt"}`),
  ]);

describe("a visit that is repeated", () => {
  it("confirms a violation that is found again", () => {
    const found = result([keyboard, violation("keyboard/unreached", "nav > a")]);
    expect(faultsOf(mergeAttempts(found, found))).toEqual([["keyboard", "keyboard/unreached for certain"]]);
  });

  it("leaves a violation to a person if only the first attempt found it", () => {
    const first = result(
      [keyboard, violation("keyboard/unreached", "nav > a"), violation("keyboard/trap", "div")],
      [names],
    );
    const second = result([keyboard, violation("keyboard/unreached", "footer > a")], [names]);
    expect(faultsOf(mergeAttempts(second, first))).toEqual([
      ["keyboard", "keyboard/unreached for certain", "keyboard/unreached in doubt", "keyboard/trap in doubt"],
      ["names"],
    ]);
  });

  it("keeps the results of a check that only one of the attempts completed", () => {
    expect(faultsOf(mergeAttempts(result([names]), result([keyboard, violation("keyboard/trap", "div")])))).toEqual([
      ["keyboard", "keyboard/trap in doubt"],
      ["names"],
    ]);
  });
});
