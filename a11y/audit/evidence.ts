import type { Criterion } from "../catalogue/criteria.ts";
import type { Exception } from "../exceptions.ts";
import type { Target, Severity } from "./violation.ts";
import type { Judgement } from "./judgements.ts";
import type { ScreenReaderCheck } from "./screen-reader.ts";
import type { Setting } from "./settings.ts";
import type { LocalizedText } from "../localized-text.ts";

/** Where a violation was seen. */
export interface Occurrence {
  route: string;
  /** Id of the subject: a page, a state or a component. */
  subject: string;
  setting: Setting;
}

/** One issue of the site, however many engines and states reported it. */
export interface Issue {
  /** Stable between runs as long as the element and the criterion stay the same. */
  id: string;
  criteria: readonly string[];
  severity: Severity;
  /** False if a person has to decide. */
  certain: boolean;
  /** Rules that reported it. The message comes from the first. */
  rules: readonly string[];
  message: LocalizedText;
  target?: Target;
  occurrences: readonly Occurrence[];
  actRules: readonly string[];
  helpUrl?: string;
  /** JPEG in base64. */
  screenshot?: string;
  exception?: Exception;
  /** ISO date of the run that first reported it. */
  firstSeen: string;
}

/** The results of one check for one criterion. */
export interface CheckCounts {
  check: string;
  title: LocalizedText;
  checkedBy: string;
  /** Visits on which it checked something. */
  visits: number;
  /** Items it checked. */
  checkedCount: number;
  failed: number;
  unsure: number;
}

/**
 * `failed`: at least one confirmed violation. `passed` and `not-applicable`: judged by a person. `not-judged`: no
 * person has judged it; the report shows automated results beside it but never counts them as a pass.
 */
export type Outcome = "passed" | "failed" | "not-applicable" | "not-judged";

/** All evidence for one criterion. */
export interface CriterionEvidence {
  criterion: Criterion;
  outcome: Outcome;
  checks: readonly CheckCounts[];
  /** Number of visits on which at least one check had something to check. */
  states: number;
  /** Ids of the issues. */
  issues: readonly string[];
  judgements: readonly Judgement[];
  screenReader: readonly ScreenReaderCheck[];
}

/** All evidence for one page and its states. */
export interface RouteEvidence {
  route: string;
  visits: number;
  subjects: readonly { id: string; title: LocalizedText; visits: number; settings: readonly Setting[] }[];
  issues: readonly string[];
}

/** Something that could not be checked, and why. */
export interface NotRun {
  what: LocalizedText;
  /** Of a visit that failed. */
  setting?: Setting;
  why: string;
}

/** One run in the history. */
export interface PastRun {
  date: string;
  commit: string;
  visits: number;
  failures: number;
  toReview: number;
  /** Ids of the faults. */
  issues: readonly string[];
}

/** The evidence of a run, from which every form of the report is made. */
export interface Evidence {
  run: {
    /** ISO date and time. */
    date: string;
    commit: string;
    origin: string;
    ours: boolean;
    /** Whether the run covered every page, state and language, or only selected ones. */
    whole: boolean;
    quick: boolean;
    seconds: number;
    visits: number;
    subjects: number;
    /** Programs and their versions: the browser, the engines. */
    tools: readonly { name: string; version: string }[];
  };
  issues: readonly Issue[];
  criteria: readonly CriterionEvidence[];
  obsolete: readonly CriterionEvidence[];
  routes: readonly RouteEvidence[];
  notRun: readonly NotRun[];
  exceptions: readonly Exception[];
  /** Exceptions that matched nothing in a whole run. */
  unusedExceptions: readonly Exception[];
  screenReader: readonly ScreenReaderCheck[];
  /** Earlier full runs, the oldest first. Empty in a run that is not full. */
  history: readonly PastRun[];
  /** Ids of issues that are new since the last run, and of those it no longer found. */
  newIssues: readonly string[];
  resolvedIssues: readonly string[];
}

/** Whether a run covered the site built here, with every setting. */
export const isFullRun = ({ whole, quick, ours }: Pick<Evidence["run"], "whole" | "quick" | "ours">): boolean =>
  whole && !quick && ours;

/** Confirmed issues without an exception. One of these fails the run. */
export const failingIssues = ({ issues }: Pick<Evidence, "issues">) =>
  issues.filter(({ certain, exception }) => certain && !exception);

/** Issues a person has to decide on. */
export const issuesToReview = ({ issues }: Pick<Evidence, "issues">) =>
  issues.filter(({ certain, exception }) => !certain && !exception);
