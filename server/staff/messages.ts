import {
  findContactMessage,
  listContactMessages,
  markContactMessageAnswered,
  markContactMessageInProgress,
  messageStatuses,
  statusOfMessage,
  type ContactMessage,
  type MessageFilter,
  type MessageStatus,
} from "../store/contact-messages.ts";
import type { Database } from "../store/tables.ts";
import { erasedError, type Output, type StaffContext } from "./command.ts";
import { endOfDay, formatTime, startOfDay, toIndianIso } from "./dates.ts";
import { CommandError, UsageError } from "./errors.ts";
import { jsonLine, limitOf } from "./output.ts";

/** The options of `messages`, as typed. */
export interface MessageOptions {
  status?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  limit?: string | undefined;
  json?: boolean | undefined;
}

/** Shows the messages sent to us, newest first: contact form, complaints, and requests for help. */
export async function showMessages(
  { db, output, record }: StaffContext,
  { status, since, until, limit, json }: MessageOptions,
): Promise<void> {
  const filter: MessageFilter = {
    status: status === undefined ? undefined : readStatus(status),
    since: since === undefined ? undefined : startOfDay(since).toISOString(),
    before: until === undefined ? undefined : endOfDay(until).toISOString(),
  };
  const maxCount = limitOf(limit);
  const detail = Object.entries({ status, since, until })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
  await record({ detail });
  const found = await listContactMessages(db, filter, Number.isFinite(maxCount) ? maxCount + 1 : undefined);
  for (const message of found.slice(0, maxCount))
    await (json ? output.write(jsonLine(toJson(message))) : writeMessage(output, message));
  if (found.length === 0)
    output.note(detail === "" ? "There are no messages yet." : "No message matches these options.");
  if (found.length > maxCount) output.note("There are older messages. To see more, use --limit, --since and --until.");
}

/** A message as JSON shows it, with Indian time. */
function toJson(message: ContactMessage) {
  const {
    reference_number,
    received_at,
    taken_up_at,
    settled_at,
    name,
    number,
    email,
    subject,
    message: text,
  } = message;
  const time = (instant: string | null) => instant && toIndianIso(instant);
  return {
    reference_number,
    status: statusOfMessage(message),
    received_at: time(received_at),
    in_progress_since: time(taken_up_at),
    answered_at: time(settled_at),
    name,
    number,
    email,
    subject,
    message: text,
  };
}

async function writeMessage(output: Output, message: ContactMessage): Promise<void> {
  const {
    reference_number,
    received_at,
    taken_up_at,
    settled_at,
    name,
    number,
    email,
    subject,
    message: text,
  } = message;
  const status = {
    "open": "open",
    "in-progress": "in progress since",
    "answered": "answered",
    "closed": "complaint closed",
  }[statusOfMessage(message)];
  const since = settled_at ?? taken_up_at;
  await output.line(
    `${reference_number}  ${formatTime(received_at)}  ${status}${since === null ? "" : ` ${formatTime(since)}`}`,
  );
  await output.line(`  from     ${[name, number, email].filter(Boolean).join(", ")}`);
  if (subject) await output.line(`  subject  ${subject}`);
  for (const line of text.split(/\r\n|\r|\n/)) await output.line(`  | ${line}`);
  await output.line("");
}

function readStatus(text: string): MessageStatus {
  const status = messageStatuses.find((known) => known === text);
  if (!status)
    throw new UsageError(`${text} is not a status of messages. The statuses are ${messageStatuses.join(", ")}.`);
  return status;
}

/** Marks a message as in progress. The person who sent it sees the day on the complaint page. */
export async function markInProgress({ db, output, record, now }: StaffContext, reference: string): Promise<void> {
  const { reference_number, settled_at } = await requireMessage(db, reference);
  if (settled_at !== null) throw new CommandError(`${reference_number} is already answered.`);
  await db.transaction().execute(async (transaction) => {
    await markContactMessageInProgress(transaction, reference_number, now.toISOString());
    await record({ subject: reference_number }, transaction);
  });
  await output.line(`${reference_number}: in progress`);
}

/**
 * Marks a message as answered for the last time, or a complaint as closed: its retention period starts. A closed
 * complaint cannot become a message again, because a message is kept for a shorter time and can be erased at once.
 */
export async function markAnswered(
  { db, output, record, now }: StaffContext,
  reference: string,
  isComplaint: boolean,
): Promise<void> {
  const { reference_number, settled_as } = await requireMessage(db, reference);
  if (settled_as === "complaint" && !isComplaint)
    throw new CommandError(`${reference_number} is already closed as a complaint.`);
  const outcome = isComplaint ? "complaint closed" : "answered";
  await db.transaction().execute(async (transaction) => {
    await markContactMessageAnswered(transaction, reference_number, {
      settled_at: now.toISOString(),
      settled_as: isComplaint ? "complaint" : "message",
    });
    await record({ subject: reference_number, detail: outcome }, transaction);
  });
  await output.line(`${reference_number}: ${outcome}`);
}

/** The message with this number. Throws a {@link CommandError} when there is none. */
export async function requireMessage(db: Database, reference: string): Promise<ContactMessage> {
  const wanted = reference.trim().toUpperCase();
  const message = await findContactMessage(db, wanted);
  if (message) return message;
  throw (
    (await erasedError(db, wanted)) ??
    new CommandError(
      `There is no message with the number ${reference}. To see all messages, run: npm run leads -- messages`,
    )
  );
}
