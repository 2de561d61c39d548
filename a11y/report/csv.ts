import { csvLine } from "#domain/csv";
import type { Evidence } from "../audit/evidence.ts";

/** All issues as a table for a spreadsheet: one a line, in English. */
export function csv({ issues }: Evidence): string {
  const columns = ["id", "certain", "severity", "criteria", "rules", "act rules", "message", "element", "places", "first place", "exception", "first seen"];
  const rows = issues.map((issue) => [
    issue.id, issue.certain ? "yes" : "to be checked by a person", issue.severity, issue.criteria.join(" "), issue.rules.join(" "), issue.actRules.join(" "), issue.message.en,
    issue.culprit?.path ?? "", String(issue.places.length), issue.places[0] ? `${issue.places[0].route} ${issue.places[0].subject}` : "", issue.exception?.reason.en ?? "", issue.firstSeen,
  ]);
  return [columns, ...rows].map(csvLine).join("");
}
