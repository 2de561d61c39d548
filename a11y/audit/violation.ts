import type { LocalizedText } from "../localized-text.ts";

/** How severe a violation is: `blocker` locks people out, `minor` is a nuisance. */
export const severities = ["blocker", "serious", "moderate", "minor"] as const;
export type Severity = (typeof severities)[number];

/** The element a violation is about. */
export interface Target {
  /** A selector for it, stable between runs. */
  path: string;
  /** Its opening tag, shortened. */
  tag: string;
}

/** One violation reported by one check. */
export interface Violation {
  /** Check and rule: "axe/color-contrast", "keyboard/trap". */
  rule: string;
  /** WCAG success criteria it fails: "1.4.3". Empty for best practices. */
  criteria: readonly string[];
  severity: Severity;
  /** False if a person has to decide. */
  certain: boolean;
  message: LocalizedText;
  /** Missing for a violation of the whole page. */
  target?: Target;
  /** Ids of the W3C's ACT rules that test the same. */
  actRules?: readonly string[];
  /** Address of the engine's explanation. */
  helpUrl?: string;
}

/** Header, footer, menu and help are the same on every page. An element inside #main has a path that starts with an id. */
const sharedElement =
  /^(?:#(?:site-menu|help|script-notice|footer-[\w-]+)\b|(?!#)(?:.* )?(?:header|footer|aside|nav)\b)/;

/** Where a violation is one issue: on every page for an element that all pages share, otherwise on its page. */
export const scopeOf = ({ target }: Violation, route: string): string =>
  target && sharedElement.test(target.path) ? "every page" : route;

/** The result of one check on one visit. */
export interface CheckResult {
  /** Number of items checked, by criterion. A criterion with none did not apply. */
  checkedCount: Readonly<Record<string, number>>;
  violations: readonly Violation[];
}

/** The result of a check that checks the same items for each of its criteria. */
export const checkResult = (
  criteria: readonly string[],
  checkedCount: number,
  violations: readonly Violation[],
): CheckResult => ({
  checkedCount: Object.fromEntries(criteria.map((criterion) => [criterion, checkedCount])),
  violations,
});
