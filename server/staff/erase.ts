import { lookUpOf } from "#domain/cleaning";
import { dataKeeping } from "#domain/facts/data-keeping";
import { kyc } from "#domain/facts/kyc";
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

/** The context of an erasure. */
export interface ErasureContext extends StaffContext {
  store: VideoStore;
  /** Months for which entries of the audit trail are stored. */
  auditMonths: number;
}

const monthsInYear = 12;

/**
 * Erases an application, its history, its videos and the person's answered messages, as the privacy policy says.
 * Throws a {@link CommandError} while there may be a loan. `loanEnded` is the day the loan ended, as the staff typed it.
 */
export async function eraseApplication(context: ErasureContext, id: string, loanEnded?: string): Promise<void> {
  const { db, output, now } = context;
  const lead = await requireLead(db, id);
  assertNoActiveLoan(lead, now, loanEnded);
  const application = (await findApplication(db, lead.lead_id))!;
  // Before the application, without which they could not be found if the command is interrupted and run again.
  for (const message of (await listContactMessages(db)).filter((written) => isFrom(written, application))) {
    const reason = reasonToKeep(message, now);
    if (reason === undefined) await eraseOneMessage(context, message, "request");
    else await output.line(`${message.reference_number}, from the same person, was not erased: ${reason}.`);
  }
  await eraseOneApplication(context, lead, "request");
  await removeErasedTraces(db);
}

/** Erases one message on request. Throws a {@link CommandError} for an open message, and for a complaint in its retention period. */
export async function eraseMessage(context: ErasureContext, reference: string): Promise<void> {
  const { db, now } = context;
  const message = await requireMessage(db, reference);
  const reason = reasonToKeep(message, now);
  if (reason !== undefined) throw new CommandError(`${message.reference_number} cannot be erased: ${reason}.`);
  await eraseOneMessage(context, message, "request");
  await removeErasedTraces(db);
}

/** Erases everything whose retention period is over, except loans: only the lender knows when a loan has ended. */
export async function eraseExpired(context: ErasureContext): Promise<void> {
  const { db, output, now } = context;
  const cutoff = monthsBefore(now, dataKeeping.applicationMonths).toISOString();
  let count = 0;
  for await (const lead of listApplications(db)) {
    if (lead.moved_at > cutoff || lead.status === "disbursed") continue;
    if (lead.status === "approved") {
      await output.line(
        `${lead.reference_number} was not erased: it has been approved since ${formatTime(lead.moved_at)}, so there may be a loan. Move it to disbursed or rejected.`,
      );
      continue;
    }
    try {
      await eraseOneApplication(context, lead, "expired");
      count += 1;
    } catch (error) {
      // The next run looks at it again; the others must not wait for that.
      if (!(error instanceof MovedLeadError)) throw error;
      await output.line(error.message);
    }
  }
  let open = 0;
  for (const message of await listContactMessages(db)) {
    if (message.settled_at === null) {
      open += Number(message.received_at < monthsBefore(now, dataKeeping.messageMonths).toISOString());
    } else if (message.settled_at < retentionCutoff(message, now)) {
      await eraseOneMessage(context, message, "expired");
      count += 1;
    }
  }
  if (open > 0) {
    await output.line(
      `Messages older than ${dataKeeping.messageMonths} months that were not erased because they are not marked as answered: ${open}. See: npm run leads -- messages`,
    );
  }
  const entries = await eraseOldEntries(db, now, context.auditMonths);
  if (entries > 0) {
    await context.record({ detail: `${entries} audit entries` });
    await output.line(`Audit entries older than ${context.auditMonths} months erased: ${entries}`);
  }
  if (count + entries === 0) await output.line("Nothing was erased.");
  await removeErasedTraces(db);
}

/** Removes the traces of erased data from the database file, also those an interrupted command left. */
async function removeErasedTraces(db: Database): Promise<void> {
  await removeTraces(db).catch((error: Error) => {
    throw new CommandError(
      `Traces of erased data are still in the database file: ${error.message} To remove them, run: npm run leads -- erase --expired`,
    );
  });
}

async function eraseOneMessage(
  { db, output, record, now }: ErasureContext,
  { reference_number }: ContactMessage,
  reason: Erasure["reason"],
): Promise<void> {
  const mark = await erasureMark(db, reference_number);
  await db.transaction().execute(async (transaction) => {
    await deleteContactMessage(transaction, reference_number);
    await insertErasure(transaction, { mark, kind: "message", reason, videos: 0, erased_at: now.toISOString() });
    await record({ subject: reference_number, detail: reason }, transaction);
    await noteTraces(transaction);
  });
  await output.line(`${reference_number}: erased`);
}

function assertNoActiveLoan({ reference_number, status }: Lead, now: Date, loanEnded: string | undefined): void {
  if (status === "approved") {
    throw new CommandError(
      `${reference_number} is approved, so there may be a loan. Move it to disbursed, or to rejected if it was withdrawn.`,
    );
  }
  if (status !== "disbursed") {
    if (loanEnded !== undefined)
      throw new CommandError(`${reference_number} never became a loan, so --loan-ended does not apply.`);
    return;
  }
  if (loanEnded === undefined) {
    throw new CommandError(
      `${reference_number} became a loan and cannot be erased before the loan ends. Once it has ended, add: --loan-ended DATE`,
    );
  }
  if (startOfDay(loanEnded) > monthsBefore(now, kyc.recordYears * monthsInYear)) {
    throw new CommandError(
      `${reference_number} must be kept for ${kyc.recordYears} years after the loan ended on ${loanEnded}.`,
    );
  }
}

/** The application was moved while it was being erased, so nothing of it was. */
class MovedLeadError extends CommandError {}

/** Erases an application. Throws a {@link MovedLeadError}. */
async function eraseOneApplication(
  { db, store, output, record, now }: ErasureContext,
  lead: Pick<Lead, "lead_id" | "reference_number" | "status">,
  reason: Erasure["reason"],
): Promise<void> {
  const mark = await erasureMark(db, lead.reference_number);
  const pendingUploads = await db.transaction().execute(async (transaction) => {
    const pending = await eraseLead(transaction, lead, now.toISOString());
    if (!pending) throw new MovedLeadError(`${lead.reference_number} was just moved by someone else. Check it again.`);
    await insertErasure(transaction, {
      mark,
      kind: "application",
      reason,
      videos: pending.length,
      erased_at: now.toISOString(),
    });
    await record({ subject: lead.lead_id, detail: reason }, transaction);
    await noteTraces(transaction);
    return pending;
  });
  await output.line(`${lead.reference_number}: erased`);
  // Their records are already deleted. If this fails, the server removes the files within two hours.
  for (const pendingUpload of pendingUploads) await removePendingUpload({ db, store }, pendingUpload);
}

/** Why a message cannot be erased on request; undefined if it can. */
function reasonToKeep(message: ContactMessage, now: Date): string | undefined {
  if (message.settled_at === null) return "it is open. Once it is answered, run: npm run leads -- mark-answered NUMBER";
  if (message.settled_as === "complaint" && message.settled_at >= retentionCutoff(message, now)) {
    return `complaints must be kept for ${dataKeeping.complaintYears} years after they are closed`;
  }
  return undefined;
}

/** The retention period of messages answered or closed before this instant is over. */
const retentionCutoff = ({ settled_as }: ContactMessage, now: Date) =>
  monthsBefore(
    now,
    settled_as === "complaint" ? dataKeeping.complaintYears * monthsInYear : dataKeeping.messageMonths,
  ).toISOString();

/** Whether a message came from an applicant, compared by phone number or email. */
function isFrom({ number, email }: ContactMessage, applicant: ApplicationRow): boolean {
  const same = (given: string, known: string[]) => given !== "" && known.includes(given);
  return (
    same(lookUpOf(number), [applicant.mobile, applicant.alternate_mobile]) ||
    same(
      email.toLowerCase(),
      [applicant.email_personal, applicant.email_official].map((known) => known.toLowerCase()),
    )
  );
}
