import { expect, it } from "vitest";
import { complaintHtml } from "./complaint-html.ts";

const received = {
  reference_number: "SM-7K3M-9QXD",
  received_at: "2026-11-20T05:00:00.000Z",
  taken_up_at: null,
  settled_at: null,
};
const linesOf = (html: string) =>
  html
    .replace(/<(?:p|li)>/g, "\n")
    .replace(/<br>/g, ": ")
    .replace(/<[^>]+>/g, "")
    .trim()
    .split("\n");

it("shows the deadlines of an open complaint", () => {
  expect(linesOf(complaintHtml(received, "en", new Date("2026-11-21T05:00:00Z")))).toEqual([
    "We have received your complaint.",
    "We will resolve your complaint by 10 December 2026. You do not have to wait until then: after 4 December 2026, you can write to the Nodal Officer. If the lender has not replied by 20 December 2026, you can go to the RBI Ombudsman.",
    "Complaint number: SM-7K3M-9QXD",
    "Complaint received: Done: 20 November 2026",
    "Complaint under review: Pending",
    "Reply to your complaint: Due by 10 December 2026",
    "Contact us",
    "See how to escalate a complaint",
  ]);
});

it("explains what to do from the day after the answer was due", () => {
  expect(linesOf(complaintHtml(received, "en", new Date("2026-12-10T18:00:00Z")))[5]).toBe(
    "Reply to your complaint: Due by 10 December 2026",
  );
  const late = linesOf(complaintHtml(received, "en", new Date("2026-12-11T05:00:00Z")));
  expect(late[1]).toMatch(/^Our reply was due by 10 December 2026\. Write to the Nodal Officer/);
  expect(late[5]).toBe("Reply to your complaint: Overdue: it was due by 10 December 2026");
  expect(linesOf(complaintHtml(received, "hi", new Date("2026-12-11T05:00:00Z")))[5]).toBe(
    "शिकायत का जवाब: देर हो गई: 10 दिसंबर 2026 तक होना था",
  );
});
