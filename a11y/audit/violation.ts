import type { LocalizedText } from "../localized-text.ts";

/** How badly a fault hurts: `blocker` keeps somebody out, `minor` is a nuisance. */
export const severities = ["blocker", "serious", "moderate", "minor"] as const;
export type Severity = (typeof severities)[number];

/** The element that a fault is about. */
export interface Target {
  /** A selector that leads to it, the same on every run. */
  path: string;
  /** Its opening tag, shortened. */
  tag: string;
}

/** One thing that one engine or check has to say against one state of a page. */
export interface Violation {
  /** Who says it and by which rule: "axe/color-contrast", "keyboard/trap". */
  rule: string;
  /** Success criteria of WCAG that it breaks: "1.4.3". None for advice that no criterion asks for. */
  criteria: readonly string[];
  severity: Severity;
  /** Whether it is a fault for certain; otherwise a person has to look. */
  certain: boolean;
  message: LocalizedText;
  /** None for what concerns the whole page. */
  target?: Target;
  /** Ids of the W3C's ACT rules that ask the same. */
  actRules?: readonly string[];
  /** Where the engine explains it. */
  help?: string;
}

/** What one engine or check saw in one state of a page. */
export interface CheckResult {
  /** By criterion, how many things it looked at; a criterion with none was not applicable there. */
  checkedCount: Readonly<Record<string, number>>;
  violations: readonly Violation[];
}

/** A sight of a check that looks at the same things for each of its criteria. */
export const checkResult = (criteria: readonly string[], checkedCount: number, violations: readonly Violation[]): CheckResult => (
  { checkedCount: Object.fromEntries(criteria.map((criterion) => [criterion, checkedCount])), violations }
);
