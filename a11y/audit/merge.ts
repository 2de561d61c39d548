import { createHash } from "node:crypto";
import { isExcepted, type Exception } from "../exceptions.ts";
import type { Issue, Occurrence } from "./evidence.ts";
import { screenshotKey } from "./screenshots.ts";
import { scopeOf, severities, type CheckResult, type Violation } from "./violation.ts";
import type { VisitResult } from "./check.ts";

/** A violation and where it was found. */
interface FoundViolation {
  violation: Violation;
  /** Missing for a violation of the site as a whole. */
  occurrence?: Occurrence;
}

/** A violation of the site as a whole has no page. */
const scopeOfFound = ({ violation, occurrence }: FoundViolation) =>
  scopeOf(violation, occurrence?.route ?? "every page");

/** Two violations of one element are the same issue if they share a criterion, or the rule where they fail none. */
function isSameIssue(one: Violation, other: Violation): boolean {
  if (one.criteria.length === 0 || other.criteria.length === 0) return one.rule === other.rule;
  return one.criteria.some((criterion) => other.criteria.includes(criterion));
}

/** Merges the violations of all visits by element and criterion. What two engines report becomes one issue with both rules. */
export function mergeViolations(
  results: readonly VisitResult[],
  siteResults: readonly { result: CheckResult }[],
  exceptions: readonly Exception[],
  firstSeenDates: Readonly<Record<string, string>>,
  today: string,
): Issue[] {
  const screenshots = new Map(
    results.flatMap(({ screenshots }) => screenshots.map(({ key, data }) => [key, data] as const)),
  );
  const byElement = new Map<string, FoundViolation[][]>();
  const all: FoundViolation[] = [
    ...results.flatMap(({ visit: { subject, setting }, checkResults }) =>
      checkResults
        .flatMap(({ result }) => result.violations)
        .map((violation) => ({ violation, occurrence: { route: subject.route, subject: subject.id, setting } })),
    ),
    ...siteResults.flatMap(({ result }) => result.violations).map((violation) => ({ violation })),
  ];
  for (const found of all) {
    const { violation } = found;
    const key = `${scopeOfFound(found)} ${violation.target?.path ?? ""}`;
    const groups = byElement.get(key) ?? [];
    byElement.set(key, groups);
    const group = groups.find((others) => others.some((other) => isSameIssue(other.violation, violation)));
    if (group) group.push(found);
    else groups.push([found]);
  }
  return [...byElement.values()]
    .flat()
    .map((group) => issueOf(group, screenshots, exceptions, firstSeenDates, today))
    .sort(
      (one, other) =>
        Number(other.certain) - Number(one.certain) ||
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        one.id.localeCompare(other.id),
    );
}

function issueOf(
  group: readonly FoundViolation[],
  screenshots: ReadonlyMap<string, string>,
  exceptions: readonly Exception[],
  firstSeenDates: Readonly<Record<string, string>>,
  today: string,
): Issue {
  // Prefers a confirmed violation, then the one with more criteria, for the message.
  const violations = group
    .map(({ violation }) => violation)
    .sort((one, other) => Number(other.certain) - Number(one.certain) || other.criteria.length - one.criteria.length);
  const [first] = violations as [Violation];
  const certain = violations.filter((violation) => violation.certain);
  const counted = certain.length > 0 ? certain : violations;
  const criteria = [...new Set(counted.flatMap((violation) => violation.criteria))].sort(byNumber);
  const rules = [...new Set(violations.map(({ rule }) => rule))];
  const path = first.target?.path ?? "";
  const id = createHash("sha256")
    .update([scopeOfFound(group[0]!), path, criteria[0] ?? rules[0]].join("\n"))
    .digest("hex")
    .slice(0, 10);
  const excepted = counted.every((violation) => isExcepted(violation, exceptions))
    ? exceptions.find(({ rule, target }) => counted.some((violation) => violation.rule === rule) && target.test(path))
    : undefined;
  return {
    id,
    criteria,
    rules,
    severity: severities[Math.min(...counted.map(({ severity }) => severities.indexOf(severity)))]!,
    certain: certain.length > 0,
    message: first.message,
    target: first.target,
    occurrences: unique(group.flatMap(({ occurrence }) => occurrence ?? [])),
    actRules: [...new Set(violations.flatMap(({ actRules = [] }) => actRules))],
    helpUrl: violations.find(({ helpUrl }) => helpUrl)?.helpUrl,
    screenshot: group
      .map(({ violation, occurrence }) => occurrence && screenshots.get(screenshotKey(violation, occurrence.route)))
      .find(Boolean),
    exception: excepted,
    firstSeen: firstSeenDates[id] ?? today,
  };
}

/** "1.4.3" before "1.4.10". */
const byNumber = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

function unique(occurrences: readonly Occurrence[]): Occurrence[] {
  const occurrencesByKey = new Map(occurrences.map((occurrence) => [JSON.stringify(occurrence), occurrence]));
  return [...occurrencesByKey.values()];
}
