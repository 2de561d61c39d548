import type { Page } from "@playwright/test";
import type { Language } from "#i18n/languages";
import type { Translate } from "../../testing/translate.ts";
import type { Violation, CheckResult } from "./violation.ts";
import type { Screenshot } from "./screenshots.ts";
import type { Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";
import type { LocalizedText } from "../localized-text.ts";

/** One look at one subject under one setting. */
export interface Visit {
  /** From 1, in the order of the plan. */
  number: number;
  subject: Subject;
  setting: Setting;
  /** With everything that takes long: the validator, the keyboard, pictures of the focus. */
  deep: boolean;
  /** On one of each subject's deep visits: the second engine as well. */
  everyEngine?: boolean;
  /** What depends on colours under every theme, for a plan that does not come by again under each. */
  everyTheme?: boolean;
}

/** What a check is given: the page as it stands in its state. */
export interface CheckContext {
  page: Page;
  visit: Visit;
  t: Translate;
  /** A blank page beside it, for work on pictures. */
  pixelPage: Page;
  /** What has been seen elsewhere in this run and need not be looked at again. */
  seen: Set<string>;
  /** The HTML as the server sent it. */
  served: string;
  /** How often the page was loaded anew since it was first opened. */
  loads: () => number;
}

/** A check of our own or an engine: it looks at a page in a state, and says what is wrong. */
export interface Check {
  /** Stands before each of its rules: "keyboard". */
  id: string;
  title: LocalizedText;
  /** Who does it: an engine's name and version, or ourselves. */
  by?: string;
  /** Every criterion that it can speak about. */
  criteria: readonly string[];
  /** Whether it looks on this visit. Default: on every one. */
  when?: (visit: Visit) => boolean;
  run: (look: CheckContext) => Promise<CheckResult>;
}

/** What a check notes of each visit, to be compared when all are done: menus, titles, help. */
export interface PageRecord {
  route: string;
  language: Language;
  title: string;
  menus: { name: string; links: string[] }[];
  help: string[];
}

/** The result of a visit. */
export interface VisitResult {
  visit: Visit;
  checkResults: { check: Check; result: CheckResult; ms: number }[];
  /** Why the visit failed: the state could not be set up, or a check threw. Its results prove nothing then. */
  error?: string;
  pageRecord?: PageRecord;
  screenshots: Screenshot[];
  ms: number;
}

/** Something wrong that a page reports: which of the check's faults, at what, and what fills its words. */
export interface Report {
  rule: string;
  target?: Violation["target"];
  values?: Record<string, string | number>;
}

/** The kinds of faults of a check, by the name under which its page reports them. `{value}` is filled in. */
export type Rules = Readonly<Record<string, Pick<Violation, "criteria" | "severity" | "message"> & { certain?: boolean; actRules?: readonly string[] }>>;

/** Puts into words what a page has reported. */
export function toViolations(check: string, rules: Rules, reports: readonly Report[]): Violation[] {
  return reports.map(({ rule, target, values = {} }) => {
    const { certain = true, message, ...kind } = rules[rule]!;
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    return { ...kind, rule: `${check}/${rule}`, certain, target, message: { en: fill(message.en), hi: fill(message.hi) } };
  });
}
