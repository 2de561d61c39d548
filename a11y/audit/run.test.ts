import { describe, expect, it } from "vitest";
import type { Check } from "./check.ts";
import type { Fault } from "./finding.ts";
import { withDoubts } from "./run.ts";
import type { VisitResult } from "./visit.ts";
import { same } from "./words.ts";

const check = (id: string) => ({ id, title: same(id), criteria: [] }) as unknown as Check;
const [keyboard, names] = [check("keyboard"), check("names")];

const fault = (rule: string, path: string): Fault => ({ rule, criteria: ["2.1.1"], severity: "serious", certain: true, message: same(rule), culprit: { path, tag: "<a>" } });

const result = (...sights: [Check, ...Fault[]][]): VisitResult => ({
  visit: {} as VisitResult["visit"], pictures: [], ms: 1,
  sights: sights.map(([check, ...faults]) => ({ check, sight: { looked: { "2.1.1": 1 }, faults }, ms: 1 })),
});

const faultsOf = ({ sights }: VisitResult) => sights.map(({ check, sight }) => [check.id, ...sight.faults.map(({ rule, certain }) => `${rule} ${certain ? "for certain" : "in doubt"}`)]);

describe("what is looked at a second time", () => {
  it("is a fault when it is there again", () => {
    const found = result([keyboard, fault("keyboard/unreached", "nav > a")]);
    expect(faultsOf(withDoubts(found, found))).toEqual([["keyboard", "keyboard/unreached for certain"]]);
  });

  it("waits for a person when only the first look found it, or found it elsewhere", () => {
    const first = result([keyboard, fault("keyboard/unreached", "nav > a"), fault("keyboard/trap", "div")], [names]);
    const second = result([keyboard, fault("keyboard/unreached", "footer > a")], [names]);
    expect(faultsOf(withDoubts(second, first))).toEqual([
      ["keyboard", "keyboard/unreached for certain", "keyboard/unreached in doubt", "keyboard/trap in doubt"], ["names"],
    ]);
  });

  it("keeps what a look saw that broke off the second time, and what only the second came to", () => {
    expect(faultsOf(withDoubts(result([names]), result([keyboard, fault("keyboard/trap", "div")])))).toEqual([["keyboard", "keyboard/trap in doubt"], ["names"]]);
  });
});
