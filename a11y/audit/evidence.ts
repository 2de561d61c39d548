import type { Criterion } from "../catalogue/criteria.ts";
import type { Exception } from "../exceptions.ts";
import type { Target, Severity } from "./violation.ts";
import type { Judgement } from "./judgements.ts";
import type { ScreenReaderCheck } from "./screen-reader.ts";
import type { Setting } from "./settings.ts";
import type { LocalizedText } from "../localized-text.ts";

/** Where a fault was seen. */
export interface Occurrence {
  route: string;
  /** Of the subject: a page as it comes, a state, a part. */
  subject: string;
  setting: Setting;
}

/** One fault of the site, however many engines found it and in however many states. */
export interface Issue {
  /** The same on every run, as long as the element and what is wrong with it are the same. */
  id: string;
  criteria: readonly string[];
  severity: Severity;
  /** Otherwise a person has to look. */
  certain: boolean;
  /** Rules that found it, the first as the one whose words are shown. */
  rules: readonly string[];
  message: LocalizedText;
  target?: Target;
  occurrences: readonly Occurrence[];
  actRules: readonly string[];
  help?: string;
  /** JPEG in base64. */
  screenshot?: string;
  exception?: Exception;
  /** ISO date of the run that saw it first. */
  firstSeen: string;
}

/** What one check did for one criterion. */
export interface CheckCounts {
  check: string;
  title: LocalizedText;
  by: string;
  /** Visits on which it looked at something. */
  visits: number;
  /** Things that it looked at. */
  checkedCount: number;
  failed: number;
  unsure: number;
}

/**
 * `failed`: at least one fault for certain. `passed` and `not-applicable`: a person has judged so. `not-judged`: no
 * person has; what machines saw is told beside it, and is never a pass.
 */
export type Outcome = "passed" | "failed" | "not-applicable" | "not-judged";

/** All that is known of one criterion. */
export interface CriterionEvidence {
  criterion: Criterion;
  outcome: Outcome;
  checks: readonly CheckCounts[];
  /** Different subjects under different settings on which at least one check looked. */
  states: number;
  /** Ids of the issues. */
  issues: readonly string[];
  judgements: readonly Judgement[];
  screenReader: readonly ScreenReaderCheck[];
}

/** All that is known of one page with its states. */
export interface RouteEvidence {
  route: string;
  visits: number;
  subjects: readonly { id: string; title: LocalizedText; visits: number; settings: readonly Setting[] }[];
  issues: readonly string[];
}

/** Something that could not be looked at, and why. */
export interface NotRun {
  what: LocalizedText;
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

/** What a run has shown: the one source of every form of the report. */
export interface Evidence {
  run: {
    /** ISO date and time. */
    date: string;
    commit: string;
    origin: string;
    ours: boolean;
    /** Whether everything was looked at, or a part that somebody chose. */
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
  /** Exceptions that excepted nothing in a whole run. */
  unusedExceptions: readonly Exception[];
  screenReader: readonly ScreenReaderCheck[];
  /** Earlier runs, the oldest first. */
  history: readonly PastRun[];
  /** Ids of issues that the last run did not have, and of those that are gone since. */
  newIssues: readonly string[];
  resolvedIssues: readonly string[];
}

/** Faults for certain that no exception covers: with one of these a run has failed. */
export const failingIssues = ({ issues }: Pick<Evidence, "issues">) => issues.filter(({ certain, exception }) => certain && !exception);

/** What a person has to look at. */
export const issuesToReview = ({ issues }: Pick<Evidence, "issues">) => issues.filter(({ certain, exception }) => !certain && !exception);
