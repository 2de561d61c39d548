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

/** Carries out all visits, several at once, in the order of the plan. A visit that broke is tried once more. */
export async function carryOutAll({ visits, checks, site, browsers, onDone }: Going): Promise<VisitResult[]> {
  const results: VisitResult[] = [];
  const seen = new Set<string>();
  const queue = visits.values();
  const work = async () => {
    const lensPage = async () => (await (await browsers.of("normal")).newContext()).newPage();
    let lens = await lensPage();
    const attempt = async (visit: Visit) => {
      if (lens.isClosed()) lens = await lensPage();
      return carryOut(visit, { site, browser: await browsers.of(visit.setting.mode), lens, seen, checks });
    };
    for (const visit of queue) {
      let result = await attempt(visit);
      if (result.broken) {
        // Whatever hangs may hang there.
        lens = await lensPage();
        result = await attempt(visit);
      }
      results.push(result);
      onDone(result, results.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, visits.length) }, work));
  return results.sort((one, other) => one.visit.number - other.visit.number);
}
