import { criteria, obsoleteCriteria, type Criterion } from "../catalogue/criteria.ts";
import type { CheckCounts, CriterionEvidence, Issue, RouteEvidence, Outcome } from "./evidence.ts";
import type { CheckResult } from "./violation.ts";
import type { Judgement } from "./judgements.ts";
import type { ScreenReaderCheck } from "./screen-reader.ts";
import type { VisitResult } from "./check.ts";
import type { LocalizedText } from "../localized-text.ts";

/** The result of a check of the whole site, outside any visit. */
export interface SiteCheckResult {
  check: string;
  title: LocalizedText;
  result: CheckResult;
}

const ourselves = "Saral Loans";

function checkCounts(
  criterion: string,
  results: readonly VisitResult[],
  siteResults: readonly SiteCheckResult[],
): CheckCounts[] {
  const byCheck = new Map<
    string,
    {
      check: string;
      title: LocalizedText;
      checkedBy: string;
      visits: number;
      checkedCount: number;
      failed: number;
      unsure: number;
    }
  >();
  const count = (check: string, title: LocalizedText, checkedBy: string, { checkedCount, violations }: CheckResult) => {
    const items = checkedCount[criterion] ?? 0;
    const own = violations.filter((violation) => violation.criteria.includes(criterion));
    if (items === 0 && own.length === 0) return;
    const counts = byCheck.get(check) ?? { check, title, checkedBy, visits: 0, checkedCount: 0, failed: 0, unsure: 0 };
    counts.visits += 1;
    counts.checkedCount += Math.max(items, own.length);
    counts.failed += own.filter(({ certain }) => certain).length;
    counts.unsure += own.filter(({ certain }) => !certain).length;
    byCheck.set(check, counts);
  };
  for (const { checkResults } of results)
    for (const { check, result } of checkResults) count(check.id, check.title, check.engine ?? ourselves, result);
  for (const { check, title, result } of siteResults) count(check, title, ourselves, result);
  return [...byCheck.values()].sort((one, other) => other.visits - one.visits);
}

/** The outcome of a criterion. Only a violation or a person decides it, never a clean automated run. */
export function criterionOutcome(
  violations: readonly Issue[],
  judgements: readonly Judgement[],
  speechResults: readonly ScreenReaderCheck[],
): Outcome {
  if (violations.length > 0 || speechResults.some(({ outcome }) => outcome === "failed")) return "failed";
  return judgements.at(-1)?.outcome ?? "not-judged";
}

/** What the evidence is made from. */
export interface CriteriaInput {
  results: readonly VisitResult[];
  siteResults: readonly SiteCheckResult[];
  issues: readonly Issue[];
  judgements: readonly Judgement[];
  screenReader: readonly ScreenReaderCheck[];
}

function criterionEvidence(
  criterion: Criterion,
  { results, siteResults, issues, judgements, screenReader }: CriteriaInput,
): CriterionEvidence {
  const { id } = criterion;
  const checks = checkCounts(id, results, siteResults);
  const own = issues.filter(({ criteria: broken }) => broken.includes(id));
  const judged = judgements
    .filter((judgement) => judgement.criterion === id)
    .sort((one, other) => one.on.localeCompare(other.on));
  const speechResults = screenReader.filter((check) => check.criteria.includes(id));
  const states = results.filter(({ checkResults }) =>
    checkResults.some(({ result }) => (result.checkedCount[id] ?? 0) > 0),
  ).length;
  const violations = own.filter(({ certain, exception }) => certain && !exception);
  return {
    criterion,
    outcome: criterionOutcome(violations, judged, speechResults),
    checks,
    states,
    issues: own.map((issue) => issue.id),
    judgements: judged,
    screenReader: speechResults,
  };
}

/** All evidence by criterion. */
export const criteriaEvidence = (gathered: CriteriaInput) => ({
  criteria: criteria.map((criterion) => criterionEvidence(criterion, gathered)),
  obsolete: obsoleteCriteria.map((criterion) => criterionEvidence(criterion, gathered)),
});

/** All evidence by page. */
export function routesEvidence(results: readonly VisitResult[], issues: readonly Issue[]): RouteEvidence[] {
  const byRoute = Map.groupBy(results, ({ visit }) => visit.subject.route);
  return [...byRoute].map(([route, own]) => {
    const bySubject = Map.groupBy(own, ({ visit }) => visit.subject.id);
    return {
      route,
      visits: own.length,
      subjects: [...bySubject].map(([id, visits]) => ({
        id,
        title: visits[0]!.visit.subject.title,
        visits: visits.length,
        settings: visits.map(({ visit }) => visit.setting),
      })),
      issues: issues
        .filter(({ occurrences }) => occurrences.some((place) => place.route === route))
        .map(({ id }) => id),
    };
  });
}
