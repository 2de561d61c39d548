import { accessibility } from "#domain/facts/accessibility";
import audit from "./last-audit.json" with { type: "json" };

/** A program with which the site was tested. */
export interface AuditTool {
  /** As its makers call it, the same in every language. */
  name: string;
  version: string;
  use: "browser" | "rules" | "screenReader";
}

/** What the accessibility statement says of the last test. */
export interface LastAudit {
  /** The day, ISO. */
  date: string;
  tools: readonly AuditTool[];
}

/** Kept as data, `last-audit.json`, so that whoever tests, a person or a command, writes it anew without touching a text. */
export const lastAudit = audit as LastAudit;

/** The day on which the statement was first prepared, ISO. */
export const statementPrepared = "2026-11-21";

/** The day by which the statement is compared with the site again, given the last time; both ISO. */
export function nextReview(reviewed: string): string {
  const day = new Date(reviewed);
  day.setUTCMonth(day.getUTCMonth() + accessibility.reviewMonths);
  return day.toISOString().slice(0, 10);
}

/**
 * Where the public report of the last audit is read in a language, when the build has one: `scripts/published-report.ts`.
 * All in one folder, for the reports link their twins by name.
 */
export const reportPath = (language: string) => `/accessibility/report/${language}.html`;
