import { isExcepted } from "../exceptions.ts";
import type { BrowserPool } from "./browsers.ts";
import type { Check, Visit, VisitResult } from "./check.ts";
import type { Violation } from "./violation.ts";
import type { AuditedSite } from "./audited-site.ts";
import { runVisit } from "./run-visit.ts";

/** Visits that run at the same time. Browser page and engines of one keep about one core busy. */
const concurrency = 3;

/** Options of a run. */
export interface RunOptions {
  visits: readonly Visit[];
  checks: readonly Check[];
  site: AuditedSite;
  browsers: BrowserPool;
  /** Called after each visit. */
  onDone: (result: VisitResult, done: number) => void;
}

const isConfirmed = (violation: Violation) => violation.certain && !isExcepted(violation);
const hasConfirmedViolation = ({ checkResults }: VisitResult) =>
  checkResults.some(({ result }) => result.violations.some(isConfirmed));

/** Whether both attempts found the same violation. */
const isSameViolation = (one: Violation, other: Violation) =>
  one.rule === other.rule && one.target?.path === other.target?.path;

/** The second attempt, plus what only the first one found, marked as not certain. */
export function mergeAttempts(second: VisitResult, first: VisitResult): VisitResult {
  const confirmed = first.checkResults.map((firstResult) => {
    const secondResult = second.checkResults.find(({ check }) => check === firstResult.check) ?? {
      ...firstResult,
      result: { checkedCount: {}, violations: [] },
    };
    const unconfirmed = firstResult.result.violations.filter(
      (violation) =>
        isConfirmed(violation) && !secondResult.result.violations.some((other) => isSameViolation(violation, other)),
    );
    return {
      ...secondResult,
      result: {
        ...secondResult.result,
        violations: [
          ...secondResult.result.violations,
          ...unconfirmed.map((violation) => ({ ...violation, certain: false })),
        ],
      },
    };
  });
  return {
    ...second,
    checkResults: [
      ...confirmed,
      ...second.checkResults.filter(({ check }) => !confirmed.some((firstResult) => firstResult.check === check)),
    ],
  };
}

/**
 * Runs all visits in plan order, several at the same time. A visit that failed or found a violation is repeated: what
 * the second attempt finds again is confirmed, and what it does not find may be due to a busy machine, so a person has
 * to decide.
 */
export async function runVisits({ visits, checks, site, browsers, onDone }: RunOptions): Promise<VisitResult[]> {
  const results: VisitResult[] = [];
  const checkedKeys = new Set<string>();
  const queue = visits.values();
  const work = async () => {
    const openPixelPage = async () => (await (await browsers.forMode("normal")).newContext()).newPage();
    let pixelPage = await openPixelPage();
    const attempt = async (visit: Visit) => {
      if (pixelPage.isClosed()) pixelPage = await openPixelPage();
      // A copy, because a retried visit must not skip what its first attempt has seen.
      const visitKeys = new Set(checkedKeys);
      return {
        visitKeys,
        result: await runVisit(visit, {
          site,
          browser: await browsers.forMode(visit.setting.mode),
          pixelPage,
          checkedKeys: visitKeys,
          checks,
        }),
      };
    };
    for (const visit of queue) {
      let { result, visitKeys } = await attempt(visit);
      if (result.error || hasConfirmedViolation(result)) {
        // The page that hung may be this one.
        void pixelPage
          .context()
          .close()
          .catch(() => {});
        pixelPage = await openPixelPage();
        const second = await attempt(visit);
        result = mergeAttempts(second.result, result);
        visitKeys = second.visitKeys;
      }
      for (const key of visitKeys) checkedKeys.add(key);
      results.push(result);
      onDone(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, visits.length) }, work));
  return results.sort((one, other) => one.visit.number - other.visit.number);
}
