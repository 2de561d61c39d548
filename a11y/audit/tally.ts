import { criteria, obsoleteCriteria, type Criterion } from "../catalogue/criteria.ts";
import type { CheckTally, CriterionEvidence, Issue, RouteEvidence, Verdict } from "./evidence.ts";
import type { Sight } from "./finding.ts";
import type { Judgement } from "./judgements.ts";
import type { ScreenReaderCheck } from "./screen-reader.ts";
import type { VisitResult } from "./visit.ts";
import type { Words } from "./words.ts";

/** What looked at the site as a whole, on no single visit. */
export interface SiteSight {
  check: string;
  title: Words;
  sight: Sight;
}

const ourselves = "Saral Loans";

function tallies(criterion: string, results: readonly VisitResult[], whole: readonly SiteSight[]): CheckTally[] {
  const byCheck = new Map<string, { check: string; title: Words; by: string; visits: number; looked: number; failed: number; unsure: number }>();
  const count = (check: string, title: Words, by: string, { looked, faults }: Sight) => {
    const seen = looked[criterion] ?? 0;
    const own = faults.filter((fault) => fault.criteria.includes(criterion));
    if (seen === 0 && own.length === 0) return;
    const tally = byCheck.get(check) ?? { check, title, by, visits: 0, looked: 0, failed: 0, unsure: 0 };
    tally.visits += 1;
    tally.looked += Math.max(seen, own.length);
    tally.failed += own.filter(({ certain }) => certain).length;
    tally.unsure += own.filter(({ certain }) => !certain).length;
    byCheck.set(check, tally);
  };
  for (const { sights } of results) for (const { check, sight } of sights) count(check.id, check.title, check.by ?? ourselves, sight);
  for (const { check, title, sight } of whole) count(check, title, ourselves, sight);
  return [...byCheck.values()].sort((one, other) => other.visits - one.visits);
}

/** What a fault or a person decides; machines that found nothing decide nothing. */
export function verdictOf(faults: readonly Issue[], judgements: readonly Judgement[], heard: readonly ScreenReaderCheck[]): Verdict {
  if (faults.length > 0 || heard.some(({ outcome }) => outcome === "failed")) return "failed";
  return judgements.at(-1)?.outcome ?? "not-judged";
}

/** What a tally is made from. */
export interface Gathered {
  results: readonly VisitResult[];
  whole: readonly SiteSight[];
  issues: readonly Issue[];
  judgements: readonly Judgement[];
  screenReader: readonly ScreenReaderCheck[];
}

function criterionEvidence(criterion: Criterion, { results, whole, issues, judgements, screenReader }: Gathered): CriterionEvidence {
  const { id } = criterion;
  const checks = tallies(id, results, whole);
  const own = issues.filter(({ criteria: broken }) => broken.includes(id));
  const judged = judgements.filter((judgement) => judgement.criterion === id).sort((one, other) => one.on.localeCompare(other.on));
  const heard = screenReader.filter((check) => check.criteria.includes(id));
  const states = results.filter(({ sights }) => sights.some(({ sight }) => (sight.looked[id] ?? 0) > 0)).length;
  const faults = own.filter(({ certain, exception }) => certain && !exception);
  return { criterion, verdict: verdictOf(faults, judged, heard), checks, states, issues: own.map((issue) => issue.id), judgements: judged, screenReader: heard };
}

/** All that is known, criterion by criterion. */
export const criteriaEvidence = (gathered: Gathered) => ({
  criteria: criteria.map((criterion) => criterionEvidence(criterion, gathered)),
  obsolete: obsoleteCriteria.map((criterion) => criterionEvidence(criterion, gathered)),
});

/** All that is known, page by page. */
export function routesEvidence(results: readonly VisitResult[], issues: readonly Issue[]): RouteEvidence[] {
  const byRoute = Map.groupBy(results, ({ visit }) => visit.subject.route);
  return [...byRoute].map(([route, own]) => {
    const bySubject = Map.groupBy(own, ({ visit }) => visit.subject.id);
    return {
      route,
      visits: own.length,
      subjects: [...bySubject].map(([id, visits]) => ({ id, title: visits[0]!.visit.subject.title, visits: visits.length, settings: visits.map(({ visit }) => visit.setting) })),
      issues: issues.filter(({ places }) => places.some((place) => place.route === route)).map(({ id }) => id),
    };
  });
}
