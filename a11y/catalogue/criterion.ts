import type { LocalizedText } from "../localized-text.ts";

/** The texts of a success criterion, from one of the four catalogue files. */
export interface CriterionText {
  /** "1.4.3", as WCAG numbers it. */
  id: string;
  level: "A" | "AA" | "AAA";
  /** The version of WCAG that introduced it. */
  since: "2.0" | "2.1" | "2.2";
  /** WCAG's name in English; our own in Hindi, because there is no authorised translation. */
  name: LocalizedText;
  /** What it requires of this site, in our words. */
  asks: LocalizedText;
  /** What only a person can judge on this site. */
  person: LocalizedText;
}

/** A success criterion of WCAG 2.2 as the report shows it. */
export interface Criterion extends CriterionText {
  /** Clause of EN 301 549 V3.2.1: 9.x.x.x for A and AA, 9.5 for AAA. Undefined for criteria new in WCAG 2.2. */
  en301549: string | undefined;
  /** Clause of IS 17802 (Part 1):2021. */
  is17802: string | undefined;
  /** Ids of the W3C's ACT rules that test it. */
  actRules: readonly string[];
  /** Whether the site claims it: all of A and AA, and the AAA criteria listed in `criteria.ts`. */
  claimed: boolean;
}
