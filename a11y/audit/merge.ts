import { createHash } from "node:crypto";
import { isExcepted, type Exception } from "../exceptions.ts";
import type { Issue, Place } from "./evidence.ts";
import { severities, type Fault, type Sight } from "./finding.ts";
import type { VisitResult } from "./visit.ts";

/** A fault that was said somewhere. */
interface Said {
  fault: Fault;
  /** None for what concerns the site as a whole. */
  place?: Place;
}

/** What stands around every page is the same element on all of them, and its fault one fault. */
const isShared = ({ culprit }: Fault) => culprit !== undefined && !/^(?:#main|main|html|body)\b/.test(culprit.path) && /(?:header|footer|aside|nav|site-menu|help)/.test(culprit.path);

const scopeOf = ({ fault, place }: Said) => (isShared(fault) || !place ? "every page" : place.route.replace(/[?&](?:lang|theme)=\w+/g, ""));

/** Two faults of one element are one when they break a criterion in common; advice that breaks none, by its rule. */
function belongTogether(one: Fault, other: Fault): boolean {
  if (one.criteria.length === 0 || other.criteria.length === 0) return one.rule === other.rule;
  return one.criteria.some((criterion) => other.criteria.includes(criterion));
}

/** What all visits have said, gathered by element and criterion: what two engines find is one issue, with both named. */
export function merge(results: readonly VisitResult[], whole: readonly { sight: Sight }[], exceptions: readonly Exception[], known: ReadonlyMap<string, string>, today: string): Issue[] {
  const pictures = new Map(results.flatMap(({ pictures }) => pictures.map(({ rule, path, data }) => [`${rule} ${path}`, data] as const)));
  const byElement = new Map<string, Said[][]>();
  const all: Said[] = [
    ...results.flatMap(({ visit: { subject, setting }, sights }) => sights.flatMap(({ sight }) => sight.faults).map((fault) => ({ fault, place: { route: subject.route, subject: subject.id, setting } }))),
    ...whole.flatMap(({ sight }) => sight.faults).map((fault) => ({ fault })),
  ];
  for (const said of all) {
    const { fault } = said;
    const key = `${scopeOf(said)} ${fault.culprit?.path ?? ""}`;
    const groups = byElement.get(key) ?? [];
    byElement.set(key, groups);
    const group = groups.find((others) => others.some((other) => belongTogether(other.fault, fault)));
    if (group) group.push(said);
    else groups.push([said]);
  }
  return [...byElement.values()].flat().map((group) => issueOf(group, pictures, exceptions, known, today))
    .sort((one, other) => Number(other.certain) - Number(one.certain) || severities.indexOf(one.severity) - severities.indexOf(other.severity) || one.id.localeCompare(other.id));
}

function issueOf(group: readonly Said[], pictures: ReadonlyMap<string, string>, exceptions: readonly Exception[], known: ReadonlyMap<string, string>, today: string): Issue {
  // The words of who is certain, and of two the one with the more to say.
  const faults = group.map(({ fault }) => fault).sort((one, other) => Number(other.certain) - Number(one.certain) || other.criteria.length - one.criteria.length);
  const [first] = faults as [Fault];
  const certain = faults.filter((fault) => fault.certain);
  const counted = certain.length > 0 ? certain : faults;
  const criteria = [...new Set(counted.flatMap((fault) => fault.criteria))].sort(byNumber);
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  const path = first.culprit?.path ?? "";
  const id = createHash("sha256").update([scopeOf(group[0]!), path, criteria[0] ?? rules[0]].join("\n")).digest("hex").slice(0, 10);
  const excepted = counted.every((fault) => isExcepted(fault, exceptions)) ? exceptions.find(({ rule, target }) => counted.some((fault) => fault.rule === rule) && target.test(path)) : undefined;
  return {
    id, criteria, rules,
    severity: severities[Math.min(...counted.map(({ severity }) => severities.indexOf(severity)))]!,
    certain: certain.length > 0,
    message: first.message,
    culprit: first.culprit ?? faults.find(({ culprit }) => culprit)?.culprit,
    places: unique(group.flatMap(({ place }) => place ?? [])),
    actRules: [...new Set(faults.flatMap(({ actRules = [] }) => actRules))],
    help: faults.find(({ help }) => help)?.help,
    picture: rules.map((rule) => pictures.get(`${rule} ${path}`)).find(Boolean),
    exception: excepted,
    firstSeen: known.get(id) ?? today,
  };
}

/** "1.4.3" before "1.4.10". */
export const byNumber = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

function unique(places: readonly Place[]): Place[] {
  const seen = new Map(places.map((place) => [JSON.stringify(place), place]));
  return [...seen.values()];
}
