import { lookUpOf } from "#domain/cleaning";
import { dataKeeping, kyc } from "#domain/facts";
import { findApplication, listApplications } from "../store/applications.ts";
import { deleteContactMessage, listContactMessages, type ContactMessage } from "../store/contact-messages.ts";
import { eraseLead } from "../store/erase-lead.ts";
import { noteTraces, removeTraces } from "../store/erased-traces.ts";
import { insertErasure, type Erasure } from "../store/erasures.ts";
import type { Lead } from "../store/leads.ts";
import type { ApplicationRow, Database } from "../store/tables.ts";
import { removePendingUpload } from "../videos/save-video.ts";
import type { VideoStore } from "../videos/store.ts";
import { eraseOldEntries } from "./audit.ts";
import { erasureMark, requireLead, type StaffContext } from "./command.ts";
import { formatTime, monthsBefore, startOfDay } from "./dates.ts";
import { CommandError } from "./errors.ts";
import { requireMessage } from "./messages.ts";

/** What erasing works with. */
export interface Erasing extends StaffContext {
  store: VideoStore;
  /** Months for which entries of the audit trail are kept. */
  auditMonths: number;
}

const monthsInYear = 12;

/**
 * Erases an application, its history, its videos and the person's answered messages, as the privacy policy says. Refuses
 * while there may be a loan: whoever knows that it ended says so by the day.
 */
export async function eraseApplication(erasing: Erasing, id: string, loanEnded?: string): Promise<void> {
  const { db, output, now } = erasing;
  const lead = await requireLead(db, id);
  refuseWhileLoanRuns(lead, now, loanEnded);
  const application = (await findApplication(db, lead.lead_id))!;
  await erase(erasing, lead, "request");
  for (const message of (await listContactMessages(db)).filter((written) => isFrom(written, application))) {
    const kept = reasonToKeep(message, now);
    if (kept === undefined) await eraseOne(erasing, message, "request");
    else await output.line(`${message.reference_number}, from the same person, was not erased: ${kept}.`);
  }
  await removeErasedTraces(db);
}

/** Erases one message on request. A complaint is kept for its period. */
export async function eraseMessage(erasing: Erasing, reference: string): Promise<void> {
  const { db, now } = erasing;
  const message = await requireMessage(db, reference);
  const kept = reasonToKeep(message, now);
  if (kept !== undefined) throw new CommandError(`${message.reference_number} cannot be erased: ${kept}.`);
  await eraseOne(erasing, message, "request");
  await removeErasedTraces(db);
}

/** Erases all whose period is over. What became a loan is left: only the lender knows when that has ended. */
export async function eraseExpired(erasing: Erasing): Promise<void> {
  const { db, output, now } = erasing;
  const lastStep = monthsBefore(now, dataKeeping.applicationMonths).toISOString();
  let count = 0;
  for await (const lead of listApplications(db)) {
    if (lead.moved_at > lastStep || lead.status === "disbursed") continue;
    if (lead.status === "approved") {
      await output.line(`${lead.reference_number} was not erased: it has been approved since ${formatTime(lead.moved_at)}, so there may be a loan. Move it to disbursed or rejected.`);
      continue;
    }
    await erase(erasing, lead, "expired");
    count += 1;
  }
  let open = 0;
  for (const message of await listContactMessages(db)) {
    if (message.settled_at === null) {
      open += Number(message.received_at < monthsBefore(now, dataKeeping.messageMonths).toISOString());
    } else if (message.settled_at < periodStart(message, now)) {
      await eraseOne(erasing, message, "expired");
      count += 1;
    }
  }
  if (open > 0) {
    await output.line(`Messages older than ${dataKeeping.messageMonths} months that were not erased because they are not marked as answered: ${open}. See: npm run leads -- messages`);
  }
  const entries = await eraseOldEntries(db, now, erasing.auditMonths);
  if (entries > 0) {
    await erasing.record({ detail: `${entries} audit entries` });
    await output.line(`Audit entries older than ${erasing.auditMonths} months erased: ${entries}`);
  }
  if (count + entries === 0) await output.line("Nothing has expired.");
  await removeErasedTraces(db);
}

/** Also removes what an earlier command that was interrupted has left. */
async function removeErasedTraces(db: Database): Promise<void> {
  await removeTraces(db).catch((error: Error) => {
    throw new CommandError(`Traces of erased data are still in the database file: ${error.message} To remove them, run: npm run leads -- erase --expired`);
  });
}

async function eraseOne({ db, output, record, now }: Erasing, { reference_number }: ContactMessage, reason: Erasure["reason"]): Promise<void> {
  const mark = await erasureMark(db, reference_number);
  await db.transaction().execute(async (transaction) => {
    await deleteContactMessage(transaction, reference_number);
    await insertErasure(transaction, { mark, kind: "message", reason, videos: 0, erased_at: now.toISOString() });
    await record({ subject: reference_number, detail: reason }, transaction);
    await noteTraces(transaction);
  });
  await output.line(`${reference_number}: erased`);
}

function refuseWhileLoanRuns({ reference_number, status }: Lead, now: Date, loanEnded: string | undefined): void {
  if (status === "approved") {
    throw new CommandError(`${reference_number} is approved, so there may be a loan. Move it to disbursed, or to rejected if it was withdrawn.`);
  }
  if (status !== "disbursed") {
    if (loanEnded !== undefined) throw new CommandError(`${reference_number} never became a loan, so --loan-ended does not apply.`);
    return;
  }
  if (loanEnded === undefined) {
    throw new CommandError(`${reference_number} became a loan and cannot be erased before the loan ends. Once it has ended, add: --loan-ended DATE`);
  }
  if (startOfDay(loanEnded) > monthsBefore(now, kyc.recordYears * monthsInYear)) {
    throw new CommandError(`${reference_number} must be kept for ${kyc.recordYears} years after the loan ended on ${loanEnded}.`);
  }
}

async function erase({ db, store, output, record, now }: Erasing, lead: Pick<Lead, "lead_id" | "reference_number" | "status">, reason: Erasure["reason"]): Promise<void> {
  const mark = await erasureMark(db, lead.reference_number);
  const notes = await db.transaction().execute(async (transaction) => {
    const left = await eraseLead(transaction, lead, now.toISOString());
    if (!left) throw new CommandError(`${lead.reference_number} was just moved by someone else. Check it again.`);
    await insertErasure(transaction, { mark, kind: "application", reason, videos: left.length, erased_at: now.toISOString() });
    await record({ subject: lead.lead_id, detail: reason }, transaction);
    await noteTraces(transaction);
    return left;
  });
  await output.line(`${lead.reference_number}: erased`);
  // Their records are gone already: what fails here, the server takes away within two hours.
  for (const note of notes) await removePendingUpload({ db, store }, note);
}

/** Why a message outlives a request for erasure, if it does. */
function reasonToKeep(message: ContactMessage, now: Date): string | undefined {
  if (message.settled_at === null) return "it is open. Once it is answered, run: npm run leads -- mark-answered NUMBER";
  if (message.settled_as === "complaint" && message.settled_at >= periodStart(message, now)) {
    return `complaints must be kept for ${dataKeeping.complaintYears} years after they are closed`;
  }
  return undefined;
}

/** What was settled before this instant has had its time. */
const periodStart = ({ settled_as }: ContactMessage, now: Date) =>
  monthsBefore(now, settled_as === "complaint" ? dataKeeping.complaintYears * monthsInYear : dataKeeping.messageMonths).toISOString();

/** Whether a message came from an applicant, by telephone number or e-mail. */
function isFrom({ number, email }: ContactMessage, applicant: ApplicationRow): boolean {
  const same = (given: string, known: string[]) => given !== "" && known.includes(given);
  return same(lookUpOf(number), [applicant.mobile, applicant.alternate_mobile])
    || same(email.toLowerCase(), [applicant.email_personal, applicant.email_official].map((known) => known.toLowerCase()));
}
