import { addWorkingDays } from "./days.ts";
import { grievance } from "./facts/grievance.ts";
import { toPlainText } from "./cleaning.ts";

/** A complaint number in its standard form, "SM-7K3M-9QXD", from small letters, without dashes or without "SM". Any other text in capitals. */
export function complaintNumberOf(text: string): string {
  const plain = toPlainText(text).toUpperCase().trim();
  const [, first, second] = /^(?:SM)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain.replace(/[^A-Z0-9]/g, "")) ?? [];
  return first && second ? `SM-${first}-${second}` : plain;
}

const dayMs = 86_400_000;

/** The deadlines on the Grievance Redressal page for a complaint received at this time. */
export const complaintDeadlines = (received: Date) => ({
  /** Last day for our answer. */
  answer: addWorkingDays(received, grievance.resolvedWorkingDays),
  /** After this day the borrower can write to the Nodal Officer. */
  nodalOfficer: new Date(received.getTime() + grievance.nodalOfficerAfterDays * dayMs),
  /** The borrower can go to the ombudsman if the lender has not replied by this day. */
  ombudsman: new Date(received.getTime() + grievance.ombudsmanAfterDays * dayMs),
});
