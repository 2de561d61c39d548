import type { Page } from "@playwright/test";
import type { Language } from "#i18n/languages";
import type { Translate } from "../../testing/translate.ts";
import type { Violation, CheckResult } from "./violation.ts";
import type { Screenshot } from "./screenshots.ts";
import type { Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";
import { fillPlaceholders, type LocalizedText } from "../localized-text.ts";

/** One subject with one setting. */
export interface Visit {
  /** From 1, in plan order. */
  number: number;
  subject: Subject;
  setting: Setting;
  /** Also runs the slow checks: HTML validation, keyboard walk, focus screenshots. */
  deep: boolean;
  /** Also runs the second engine. True for one deep visit per subject. */
  everyEngine?: boolean;
  /** Checks colours under every theme, because the plan does not repeat the visit in each theme. */
  everyTheme?: boolean;
}

/** What a check gets to work with. The page is already in its state. */
export interface CheckContext {
  page: Page;
  visit: Visit;
  t: Translate;
  /** A blank page in which screenshots are decoded and compared. */
  pixelPage: Page;
  /** What this run has checked on other visits already, as keys. */
  checkedKeys: Set<string>;
  /** The HTML as the server sent it. */
  serverHtml: string;
  /** How many documents have loaded since the page was first opened. */
  loads: () => number;
}

/** A check of our own or an engine. It examines a page in a state and reports violations. */
export interface Check {
  /** Prefix of its rule names: "keyboard". */
  id: string;
  title: LocalizedText;
  /** Name and version of the engine. Default: one of our own checks. */
  engine?: string;
  /** Every criterion it can report on. */
  criteria: readonly string[];
  /** Whether it runs on this visit. Default: on every visit. */
  appliesTo?: (visit: Visit) => boolean;
  run: (context: CheckContext) => Promise<CheckResult>;
}

/** Recorded on each page and compared across pages at the end of the run: title, menus, help. */
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

/** A violation as the code inside the page reports it: the rule, the element and the values of the message. */
export interface Report {
  rule: string;
  target?: Violation["target"];
  values?: Record<string, string | number>;
}

/** The rules of a check by name. `{value}` in a message is filled in from the report. */
export type Rules = Readonly<
  Record<
    string,
    Pick<Violation, "criteria" | "severity" | "message"> & { certain?: boolean; actRules?: readonly string[] }
  >
>;

/** Turns the reports of a page into violations with messages. */
export function toViolations(check: string, rules: Rules, reports: readonly Report[]): Violation[] {
  return reports.map(({ rule, target, values = {} }) => {
    const { certain = true, message, ...kind } = rules[rule]!;
    return {
      ...kind,
      rule: `${check}/${rule}`,
      certain,
      target,
      message: { en: fillPlaceholders(message.en, values), hi: fillPlaceholders(message.hi, values) },
    };
  });
}
