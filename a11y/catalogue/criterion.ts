import type { LocalizedText } from "../localized-text.ts";

/** What one of the four files of criteria says of a success criterion. */
export interface CriterionText {
  /** "1.4.3", as WCAG numbers it. */
  id: string;
  level: "A" | "AA" | "AAA";
  /** The version of WCAG that brought it. */
  since: "2.0" | "2.1" | "2.2";
  /** WCAG's own name in English; in Hindi ours, for there is no authorised translation. */
  name: LocalizedText;
  /** What it asks of this site, in our words. */
  asks: LocalizedText;
  /** What of it only a person can judge, on this site. */
  person: LocalizedText;
}

/** A success criterion of WCAG 2.2 as the report shows it. */
export interface Criterion extends CriterionText {
  /** Clause of EN 301 549 V3.2.1: 9.x.x.x for A and AA, 9.5 for AAA. None for a criterion that is new in WCAG 2.2. */
  en301549: string | undefined;
  /** Clause of IS 17802 (Part 1):2021. */
  is17802: string | undefined;
  /** Ids of the W3C's ACT rules that test it, composite rules and those without parts. */
  actRules: readonly string[];
  /** Whether the site aims at it: all of A and AA, and of AAA those that are named in `criteria.ts`. */
  claimed: boolean;
}
