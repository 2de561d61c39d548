import {
  findContactMessage, listContactMessages, markContactMessageAnswered, takeUpContactMessage, type ContactMessage,
} from "../store/contact-messages.ts";
import type { Database } from "../store/tables.ts";
import { erasedError, type StaffContext } from "./command.ts";
import { formatTime, startOfDay } from "./dates.ts";
import { CommandError } from "./errors.ts";

/** Shows the messages sent to us, newest first: contact form, complaints, and requests for help. */
export async function showMessages({ db, output, record }: StaffContext, since?: string): Promise<void> {
  const from = since === undefined ? undefined : startOfDay(since).toISOString();
  await record(since === undefined ? {} : { detail: `since=${since}` });
  const found = await listContactMessages(db, from);
  for (const { reference_number, received_at, name, number, email, subject, message, taken_up_at, settled_at, settled_as } of found) {
    const open = taken_up_at === null ? "open" : `in progress since ${formatTime(taken_up_at)}`;
    const state = settled_at === null ? open : `${settled_as === "complaint" ? "complaint closed" : "answered"} ${formatTime(settled_at)}`;
    await output.line(`${reference_number}  ${formatTime(received_at)}  ${state}`);
    await output.line(`  from     ${[name, number, email].filter(Boolean).join(", ")}`);
    if (subject) await output.line(`  subject  ${subject}`);
    for (const line of message.split(/\r\n|\r|\n/)) await output.line(`  | ${line}`);
    await output.line("");
  }
  if (found.length === 0) output.note(since === undefined ? "There are no messages yet." : `There are no messages since ${since}.`);
}

/** Marks a message as in progress. The person who sent it sees the day on the complaint page. */
export async function markInProgress({ db, output, record, now }: StaffContext, reference: string): Promise<void> {
  const { reference_number, settled_at } = await requireMessage(db, reference);
  if (settled_at !== null) throw new CommandError(`${reference_number} is already answered.`);
  await db.transaction().execute(async (transaction) => {
    await takeUpContactMessage(transaction, reference_number, now.toISOString());
    await record({ subject: reference_number }, transaction);
  });
  await output.line(`${reference_number}: in progress`);
}

/** Marks a message as answered for the last time, or a complaint as closed: its retention period starts. */
export async function markAnswered({ db, output, record, now }: StaffContext, reference: string, isComplaint: boolean): Promise<void> {
  const { reference_number } = await requireMessage(db, reference);
  const outcome = isComplaint ? "complaint closed" : "answered";
  await db.transaction().execute(async (transaction) => {
    await markContactMessageAnswered(transaction, reference_number, { settled_at: now.toISOString(), settled_as: isComplaint ? "complaint" : "message" });
    await record({ subject: reference_number, detail: outcome }, transaction);
  });
  await output.line(`${reference_number}: ${outcome}`);
}

/** The message with this number. Throws a {@link CommandError} when there is none. */
export async function requireMessage(db: Database, reference: string): Promise<ContactMessage> {
  const wanted = reference.trim().toUpperCase();
  const message = await findContactMessage(db, wanted);
  if (message) return message;
  throw await erasedError(db, wanted) ?? new CommandError(`There is no message with the number ${reference}. To see all messages, run: npm run leads -- messages`);
}
