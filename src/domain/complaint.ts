import { addWorkingDays } from "./days.ts";
import { grievance } from "./facts/grievance.ts";
import { toPlainText } from "./cleaning.ts";

/** "SM-7K3M-9QXD" however it was typed: in small letters, without dashes or without "SM". Other texts only in capitals. */
export function complaintNumberOf(text: string): string {
  const plain = toPlainText(text).toUpperCase().trim();
  const [, first, second] = /^(?:SM)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain.replace(/[^A-Z0-9]/g, "")) ?? [];
  return first && second ? `SM-${first}-${second}` : plain;
}

const dayMs = 86_400_000;

/** The days that the Grievance Redressal page promises for a complaint received at an instant. */
export const complaintDeadlines = (received: Date) => ({
  /** The last day for the answer. */
  answer: addWorkingDays(received, grievance.resolvedWorkingDays),
  /** After this day one can write to the Nodal Officer. */
  nodalOfficer: new Date(received.getTime() + grievance.nodalOfficerAfterDays * dayMs),
  /** One can go to the ombudsman if the lender has not replied by this day. */
  ombudsman: new Date(received.getTime() + grievance.ombudsmanAfterDays * dayMs),
});
