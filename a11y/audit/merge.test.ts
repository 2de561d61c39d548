import { describe, expect, it } from "vitest";
import type { Exception } from "../exceptions.ts";
import type { Check } from "./check.ts";
import type { Violation } from "./violation.ts";
import { mergeViolations } from "./merge.ts";
import { screenshotKey } from "./screenshots.ts";
import type { Setting } from "./settings.ts";
import type { VisitResult } from "./check.ts";
import { untranslated } from "../localized-text.ts";

const setting: Setting = { language: "en", theme: "light", width: 360, mode: "normal" };
const check = { id: "axe", title: untranslated("axe"), criteria: [] } as unknown as Check;

const violation = (rule: string, criteria: string[], path = "#main > p", rest: Partial<Violation> = {}): Violation => ({
  rule,
  criteria,
  severity: "serious",
  certain: true,
  message: untranslated(rule),
  target: { path, tag: "<p>" },
  ...rest,
});

const visit = (route: string, ...violations: Violation[]): VisitResult => ({
  visit: {
    number: 1,
    deep: true,
    setting,
    subject: {
      kind: "page",
      id: `page ${route}`,
      title: untranslated(route),
      route,
      themes: ["light"],
      widths: [360],
      modes: ["normal"],
    },
  },
  checkResults: [{ check, result: { checkedCount: {}, violations }, ms: 1 }],
  screenshots: [],
  ms: 1,
});

const merged = (results: VisitResult[], exceptions: Exception[] = [], firstSeen: Record<string, string> = {}) =>
  mergeViolations(results, [], exceptions, firstSeen, "2026-11-21");

describe("violations of engines and checks", () => {
  it("become one issue for the same element and criterion", () => {
    const [issue, ...others] = merged([
      visit(
        "/",
        violation("axe/color-contrast", ["1.4.3"]),
        violation("equal-access/text_contrast_sufficient", ["1.4.3"]),
      ),
    ]);
    expect(others).toEqual([]);
    expect(issue!.rules).toEqual(["axe/color-contrast", "equal-access/text_contrast_sufficient"]);
  });

  it("become two issues without a common criterion", () => {
    expect(
      merged([visit("/", violation("axe/color-contrast", ["1.4.3"]), violation("axe/label", ["4.1.2"]))]),
    ).toHaveLength(2);
  });

  it("become a confirmed issue if one of them is certain", () => {
    const [issue] = merged([
      visit(
        "/",
        violation("a/x", ["1.4.3"], undefined, { certain: false, severity: "minor" }),
        violation("b/y", ["1.4.3"]),
      ),
    ]);
    expect(issue).toMatchObject({ certain: true, severity: "serious", message: untranslated("b/y") });
  });

  it("become one issue in header and footer, and one per page elsewhere", () => {
    expect(
      merged([
        visit("/", violation("a/x", ["1.4.3"], "div > footer > a")),
        visit("/faqs", violation("a/x", ["1.4.3"], "div > footer > a")),
      ]),
    ).toHaveLength(1);
    expect(merged([visit("/", violation("a/x", ["1.4.3"])), visit("/faqs", violation("a/x", ["1.4.3"]))])).toHaveLength(
      2,
    );
  });

  it("become one issue per page where an id only resembles the shared parts", () => {
    const inHelpArticle = violation("a/x", ["1.4.3"], "#helpful-links > nav > a");
    expect(merged([visit("/", inHelpArticle), visit("/faqs", inHelpArticle)])).toHaveLength(2);
  });

  it("are shown on their own page, not on another page with the same element", () => {
    const found = violation("a/x", ["1.4.3"]);
    const pictured = { ...visit("/", found), screenshots: [{ key: screenshotKey(found, "/"), data: "home" }] };
    const pictures = merged([pictured, visit("/faqs", found)]).map(({ occurrences, screenshot }) => [
      occurrences[0]!.route,
      screenshot,
    ]);
    expect(Object.fromEntries(pictures)).toEqual({ "/": "home", "/faqs": undefined });
  });

  it("keep their id and first date between runs", () => {
    const [before] = merged([visit("/", violation("a/x", ["1.4.3"]))]);
    const [now] = merged([visit("/", violation("a/x", ["1.4.3"]))], [], { [before!.id]: "2026-01-01" });
    expect(now).toMatchObject({ id: before!.id, firstSeen: "2026-01-01" });
    expect(before!.firstSeen).toBe("2026-11-21");
  });
});

describe("an exception", () => {
  const exception: Exception = {
    rule: "a/x",
    target: /p$/,
    reason: untranslated("why"),
    owner: untranslated("who"),
    since: "2026-11-21",
    review: "2027-05-21",
  };

  it("covers its rule on its targets", () => {
    expect(merged([visit("/", violation("a/x", ["1.4.3"]))], [exception])[0]!.exception).toBe(exception);
    expect(merged([visit("/", violation("a/x", ["1.4.3"], "#main > b"))], [exception])[0]!.exception).toBeUndefined();
  });

  it("does not cover another rule on the same target", () => {
    expect(
      merged([visit("/", violation("a/x", ["1.4.3"]), violation("b/y", ["1.4.3"]))], [exception])[0]!.exception,
    ).toBeUndefined();
  });
});
