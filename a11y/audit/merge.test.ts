import { describe, expect, it } from "vitest";
import type { Exception } from "../exceptions.ts";
import type { Check } from "./check.ts";
import type { Fault } from "./finding.ts";
import { merge } from "./merge.ts";
import type { Setting } from "./settings.ts";
import type { VisitResult } from "./visit.ts";
import { same } from "./words.ts";

const setting: Setting = { language: "en", theme: "light", width: 360, mode: "normal" };
const check = { id: "axe", title: same("axe"), criteria: [] } as unknown as Check;

const fault = (rule: string, criteria: string[], path = "#main > p", rest: Partial<Fault> = {}): Fault => ({ rule, criteria, severity: "serious", certain: true, message: same(rule), culprit: { path, tag: "<p>" }, ...rest });

const visit = (route: string, ...faults: Fault[]): VisitResult => ({
  visit: { number: 1, deep: true, setting, subject: { kind: "page", id: `page ${route}`, title: same(route), route, themes: ["light"], widths: [360], modes: ["normal"] } },
  sights: [{ check, sight: { looked: {}, faults }, ms: 1 }], pictures: [], ms: 1,
});

const merged = (results: VisitResult[], exceptions: Exception[] = [], known = new Map<string, string>()) => merge(results, [], exceptions, known, "2026-11-21");

describe("what engines and checks say", () => {
  it("is one issue when two of them mean the same element and criterion", () => {
    const [issue, ...others] = merged([visit("/", fault("axe/color-contrast", ["1.4.3"]), fault("equal-access/text_contrast_sufficient", ["1.4.3"]))]);
    expect(others).toEqual([]);
    expect(issue!.rules).toEqual(["axe/color-contrast", "equal-access/text_contrast_sufficient"]);
  });

  it("is two issues when the criteria have nothing in common", () => {
    expect(merged([visit("/", fault("axe/color-contrast", ["1.4.3"]), fault("axe/label", ["4.1.2"]))])).toHaveLength(2);
  });

  it("is certain as soon as one of them is", () => {
    const [issue] = merged([visit("/", fault("a/x", ["1.4.3"], undefined, { certain: false, severity: "minor" }), fault("b/y", ["1.4.3"]))]);
    expect(issue).toMatchObject({ certain: true, severity: "serious", message: same("b/y") });
  });

  it("is one issue for what surrounds every page, and one for each page else", () => {
    expect(merged([visit("/", fault("a/x", ["1.4.3"], "div > footer > a")), visit("/faqs", fault("a/x", ["1.4.3"], "div > footer > a"))])).toHaveLength(1);
    expect(merged([visit("/", fault("a/x", ["1.4.3"])), visit("/faqs", fault("a/x", ["1.4.3"]))])).toHaveLength(2);
  });

  it("keeps its id from run to run, and the day on which it was seen first", () => {
    const [before] = merged([visit("/", fault("a/x", ["1.4.3"]))]);
    const [now] = merged([visit("/", fault("a/x", ["1.4.3"]))], [], new Map([[before!.id, "2026-01-01"]]));
    expect(now).toMatchObject({ id: before!.id, firstSeen: "2026-01-01" });
    expect(before!.firstSeen).toBe("2026-11-21");
  });
});

describe("an exception", () => {
  const exception: Exception = { rule: "a/x", target: /p$/, reason: same("why"), owner: same("who"), since: "2026-11-21", review: "2027-05-21" };

  it("covers its rule on its elements", () => {
    expect(merged([visit("/", fault("a/x", ["1.4.3"]))], [exception])[0]!.exception).toBe(exception);
    expect(merged([visit("/", fault("a/x", ["1.4.3"], "#main > b"))], [exception])[0]!.exception).toBeUndefined();
  });

  it("does not cover what another rule says of the same element", () => {
    expect(merged([visit("/", fault("a/x", ["1.4.3"]), fault("b/y", ["1.4.3"]))], [exception])[0]!.exception).toBeUndefined();
  });
});
