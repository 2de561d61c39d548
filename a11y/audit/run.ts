import { isExcepted } from "../exceptions.ts";
import type { Browsers } from "./browsers.ts";
import type { Check, Visit } from "./check.ts";
import type { Fault } from "./finding.ts";
import type { AuditedSite } from "./site.ts";
import { carryOut, type VisitResult } from "./visit.ts";

/** Visits under way at once: a browser's page and the engines in it keep about one core busy. */
const atOnce = 3;

/** How a run goes on. */
export interface Going {
  visits: readonly Visit[];
  checks: readonly Check[];
  site: AuditedSite;
  browsers: Browsers;
  /** Told after each visit. */
  onDone: (result: VisitResult, done: number) => void;
}

const isFault = (fault: Fault) => fault.certain && !isExcepted(fault);
const hasFault = ({ sights }: VisitResult) => sights.some(({ sight }) => sight.faults.some(isFault));

/** The same fault, whether it was seen by the one look or the other. */
const isSame = (one: Fault, other: Fault) => one.rule === other.rule && one.culprit?.path === other.culprit?.path;

/** A second look, with what only the first one found as something that a person has to look at. */
export function withDoubts(second: VisitResult, first: VisitResult): VisitResult {
  const once = first.sights.map((look) => {
    const again = second.sights.find(({ check }) => check === look.check) ?? { ...look, sight: { looked: {}, faults: [] } };
    const doubts = look.sight.faults.filter((fault) => isFault(fault) && !again.sight.faults.some((other) => isSame(fault, other)));
    return { ...again, sight: { ...again.sight, faults: [...again.sight.faults, ...doubts.map((fault) => ({ ...fault, certain: false }))] } };
  });
  return { ...second, sights: [...once, ...second.sights.filter(({ check }) => !once.some((look) => look.check === check))] };
}

/**
 * Carries out all visits, several at once, in the order of the plan. A visit that broke or found a fault is carried out
 * once more: what is there again is a fault; what is not, a busy machine may have spoiled, and a person has to look.
 */
export async function carryOutAll({ visits, checks, site, browsers, onDone }: Going): Promise<VisitResult[]> {
  const results: VisitResult[] = [];
  const seen = new Set<string>();
  const queue = visits.values();
  const work = async () => {
    const lensPage = async () => (await (await browsers.of("normal")).newContext()).newPage();
    let lens = await lensPage();
    const attempt = async (visit: Visit) => {
      if (lens.isClosed()) lens = await lensPage();
      // Its own, for what is looked at a second time must not count as seen.
      const own = new Set(seen);
      return { own, result: await carryOut(visit, { site, browser: await browsers.of(visit.setting.mode), lens, seen: own, checks }) };
    };
    for (const visit of queue) {
      let { result, own } = await attempt(visit);
      if (result.broken || hasFault(result)) {
        // Whatever hangs may hang there.
        void lens.context().close().catch(() => {});
        lens = await lensPage();
        const second = await attempt(visit);
        result = withDoubts(second.result, result);
        own = second.own;
      }
      for (const key of own) seen.add(key);
      results.push(result);
      onDone(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, visits.length) }, work));
  return results.sort((one, other) => one.visit.number - other.visit.number);
}
