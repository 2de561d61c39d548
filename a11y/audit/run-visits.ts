import { isExcepted } from "../exceptions.ts";
import type { BrowserPool } from "./browsers.ts";
import type { Check, Visit, VisitResult } from "./check.ts";
import type { Violation } from "./violation.ts";
import type { AuditedSite } from "./audited-site.ts";
import { runVisit } from "./run-visit.ts";

/** Visits under way at once: a browser's page and the engines in it keep about one core busy. */
const concurrency = 3;

/** How a run goes on. */
export interface RunOptions {
  visits: readonly Visit[];
  checks: readonly Check[];
  site: AuditedSite;
  browsers: BrowserPool;
  /** Told after each visit. */
  onDone: (result: VisitResult, done: number) => void;
}

const isConfirmed = (violation: Violation) => violation.certain && !isExcepted(violation);
const hasConfirmedViolation = ({ checkResults }: VisitResult) => checkResults.some(({ result }) => result.violations.some(isConfirmed));

/** The same fault, whether it was seen by the one look or the other. */
const isSameViolation = (one: Violation, other: Violation) => one.rule === other.rule && one.target?.path === other.target?.path;

/** A second look, with what only the first one found as something that a person has to look at. */
export function mergeAttempts(second: VisitResult, first: VisitResult): VisitResult {
  const confirmed = first.checkResults.map((firstResult) => {
    const again = second.checkResults.find(({ check }) => check === firstResult.check) ?? { ...firstResult, result: { checkedCount: {}, violations: [] } };
    const unconfirmed = firstResult.result.violations.filter((violation) => isConfirmed(violation) && !again.result.violations.some((other) => isSameViolation(violation, other)));
    return { ...again, result: { ...again.result, violations: [...again.result.violations, ...unconfirmed.map((violation) => ({ ...violation, certain: false }))] } };
  });
  return { ...second, checkResults: [...confirmed, ...second.checkResults.filter(({ check }) => !confirmed.some((firstResult) => firstResult.check === check))] };
}

/**
 * Carries out all visits, several at once, in the order of the plan. A visit that broke or found a fault is carried out
 * once more: what is there again is a fault; what is not, a busy machine may have spoiled, and a person has to look.
 */
export async function runVisits({ visits, checks, site, browsers, onDone }: RunOptions): Promise<VisitResult[]> {
  const results: VisitResult[] = [];
  const seen = new Set<string>();
  const queue = visits.values();
  const work = async () => {
    const openPixelPage = async () => (await (await browsers.forMode("normal")).newContext()).newPage();
    let pixelPage = await openPixelPage();
    const attempt = async (visit: Visit) => {
      if (pixelPage.isClosed()) pixelPage = await openPixelPage();
      // Its own, for what is looked at a second time must not count as seen.
      const localSeen = new Set(seen);
      return { localSeen, result: await runVisit(visit, { site, browser: await browsers.forMode(visit.setting.mode), pixelPage, seen: localSeen, checks }) };
    };
    for (const visit of queue) {
      let { result, localSeen } = await attempt(visit);
      if (result.error || hasConfirmedViolation(result)) {
        // Whatever hangs may hang there.
        void pixelPage.context().close().catch(() => {});
        pixelPage = await openPixelPage();
        const second = await attempt(visit);
        result = mergeAttempts(second.result, result);
        localSeen = second.localSeen;
      }
      for (const key of localSeen) seen.add(key);
      results.push(result);
      onDone(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, visits.length) }, work));
  return results.sort((one, other) => one.visit.number - other.visit.number);
}
