import { csvLine } from "#domain/csv";
import type { Evidence } from "../audit/evidence.ts";

/** All issues as CSV, one per line, in English. */
export function toCsv({ issues }: Evidence): string {
  const columns = [
    "id",
    "certain",
    "severity",
    "criteria",
    "rules",
    "act rules",
    "message",
    "element",
    "places",
    "first place",
    "exception",
    "first seen",
  ];
  const rows = issues.map((issue) => [
    issue.id,
    issue.certain ? "yes" : "to be checked by a person",
    issue.severity,
    issue.criteria.join(" "),
    issue.rules.join(" "),
    issue.actRules.join(" "),
    issue.message.en,
    issue.target?.path ?? "",
    String(issue.occurrences.length),
    issue.occurrences[0] ? `${issue.occurrences[0].route} ${issue.occurrences[0].subject}` : "",
    issue.exception?.reason.en ?? "",
    issue.firstSeen,
  ]);
  return [columns, ...rows].map(csvLine).join("");
}
