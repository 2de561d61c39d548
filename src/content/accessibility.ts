import { accessibility } from "#domain/facts/accessibility";
import audit from "./last-audit.json" with { type: "json" };

/** A program the site was tested with. */
export interface AuditTool {
  /** As its makers call it, the same in every language. */
  name: string;
  version: string;
  use: "browser" | "rules" | "screenReader";
}

/** The last test, for the accessibility statement. */
export interface LastAudit {
  /** The day, ISO. */
  date: string;
  tools: readonly AuditTool[];
}

/** Data, `last-audit.json`, so that a person or a command can update it without changing a text. */
export const lastAudit = audit as LastAudit;

/** The day on which the statement was first prepared, ISO. */
export const statementPrepared = "2026-11-21";

/** The date by which the statement has to be reviewed again, given the last review; both ISO. */
export function nextReview(reviewed: string): string {
  const day = new Date(reviewed);
  day.setUTCMonth(day.getUTCMonth() + accessibility.reviewMonths);
  return day.toISOString().slice(0, 10);
}

/**
 * Path of the public report of the last audit in a language, if the build has one: `scripts/published-report.ts`. All
 * languages are in one folder, because the reports link to each other by file name.
 */
export const reportPath = (language: string) => `/accessibility/report/${language}.html`;
