import { describe, expect, it } from "vitest";
import { leadStatuses, nextStatuses, type LeadStatus } from "#domain/lead";
import { languages } from "../language.ts";
import { statusHtml } from "./status-html.ts";

/** A Friday, 10:30 in India; the decision is due on Tuesday. */
const start = new Date("2026-11-20T05:00:00Z");
const dayMs = 86_400_000;
const days = (count: number) => new Date(start.getTime() + count * dayMs);
const application = (...statuses: LeadStatus[]) => ({
  reference_number: "SL-7K3M-9QXD",
  history: statuses.map((status, index) => ({ status, moved_at: days(index).toISOString() })),
});
/** The text with each block and each item on its own line. */
const linesOf = (html: string) =>
  html
    .replace(/<(?:p|li)>/g, "\n")
    .replace(/<br>/g, ": ")
    .replace(/<[^>]+>/g, "")
    .trim()
    .split("\n");

describe("the status of an application", () => {
  it("shows the application number, each step with its day and state, and what to do next", () => {
    expect(linesOf(statusHtml(application("received", "documents"), "en", days(1)))).toEqual([
      "We are checking your documents.",
      "Keep your documents ready. The lender will contact you if anything is missing.",
      "Application number: SL-7K3M-9QXD",
      "Application received: Done: 20 November 2026",
      "Document check: In progress since 21 November 2026",
      "Review by the lender: Pending",
      "Decision by the lender: Pending",
      "If approved: money sent to your bank account: Pending",
      "See the documents required",
      "Contact us",
    ]);
  });

  it("shows when each step ended, also when a step was repeated", () => {
    const html = statusHtml(
      application("received", "documents", "assessment", "documents", "assessment", "approved", "disbursed"),
      "en",
      days(9),
    );
    expect(linesOf(html).slice(3, -2)).toEqual([
      "Application received: Done: 20 November 2026",
      "Document check: Done: 22 November 2026",
      "Review by the lender: Done: 23 November 2026",
      "Document check: Done: 24 November 2026",
      "Review by the lender: Done: 25 November 2026",
      "Loan approved: Done: 25 November 2026",
      "Money sent to your bank account: Done: 26 November 2026",
    ]);
  });

  it("shows no further steps after a rejection, and where to get help", () => {
    const html = statusHtml(application("received", "rejected"), "hi", days(1));
    expect(linesOf(html).slice(3)).toEqual([
      "आवेदन मिलना: काम पूरा: 20 नवंबर 2026",
      "लोन मंज़ूर नहीं हुआ: काम पूरा: 21 नवंबर 2026",
      "हमसे संपर्क करें",
      "शिकायत करें",
    ]);
    expect(html).toContain('<a href="/hi/grievance-redressal#complain">');
  });

  it("explains what to do from the day after the decision was due", () => {
    const late =
      "The decision was due by 24 November 2026. Contact us with your application number, or make a complaint.";
    // 23:00 in India on the last day, and half past midnight after it.
    expect(linesOf(statusHtml(application("received"), "en", new Date("2026-11-24T17:30:00Z")))[1]).not.toBe(late);
    const html = statusHtml(application("received"), "en", new Date("2026-11-24T19:00:00Z"));
    expect(linesOf(html)[1]).toBe(late);
    expect(linesOf(html).slice(-2)).toEqual(["Contact us", "Make a complaint"]);
    for (const status of ["approved", "rejected", "disbursed"] as const) {
      expect(linesOf(statusHtml(application("received", status), "en", days(60)))[1]).not.toBe(late);
    }
  });

  it("shows no day for a step that is still to come", () => {
    for (const status of leadStatuses) {
      const steps = linesOf(statusHtml(application(status), "en", start)).filter((line) => line.endsWith("Pending"));
      expect(steps.length > 0).toBe(nextStatuses[status].length > 0);
      expect(steps.filter((line) => /\d/.test(line))).toEqual([]);
    }
  });

  it("has the same blocks for an unknown number", () => {
    const blocks = (html: string) => html.replace(/ href="[^"]*"/g, "").replace(/>[^<]+</g, "><");
    for (const language of languages) {
      expect(blocks(statusHtml(undefined, language, start))).toBe(
        blocks(statusHtml(application("received"), language, start)),
      );
    }
    expect(linesOf(statusHtml(undefined, "en", start)).slice(2, 5)).toEqual([
      "Application number: not found",
      "Application received: Not started",
      "Document check: Not started",
    ]);
  });
});
