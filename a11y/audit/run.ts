import { exceptions } from "../exceptions.ts";
import type { Browsers } from "./browsers.ts";
import type { Check, Visit } from "./check.ts";
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

/** What a visit found that is certain and that no exception covers, a line each. */
const faultsIn = ({ sights }: VisitResult): string[] => sights.flatMap(({ sight }) => sight.faults)
  .filter(({ certain, rule, culprit }) => certain && !exceptions.some((exception) => exception.rule === rule && exception.target.test(culprit?.path ?? "")))
  .map(({ rule, culprit }) => `${rule} ${culprit?.path ?? ""}`);

/**
 * Carries out all visits, several at once, in the order of the plan. A visit that broke or found a fault is carried out
 * once more, and the second counts: a fault of the site is there again, what a busy machine spoiled is not.
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
      const first = faultsIn(result);
      if (result.broken || first.length > 0) {
        // Whatever hangs may hang there.
        lens = await lensPage();
        ({ result, own } = await attempt(visit));
        const again = faultsIn(result);
        for (const fault of first.filter((fault) => !again.includes(fault))) console.error(`Seen once and not again: ${visit.subject.id}, ${fault}`);
      }
      for (const key of own) seen.add(key);
      results.push(result);
      onDone(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, visits.length) }, work));
  return results.sort((one, other) => one.visit.number - other.visit.number);
}
