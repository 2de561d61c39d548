import {
  findContactMessage, listContactMessages, settleContactMessage, takeUpContactMessage, type ContactMessage,
} from "../store/contact-messages.ts";
import { findErasure } from "../store/erasures.ts";
import type { Database } from "../store/tables.ts";
import { CommandError, markOf, printable, type Put } from "./command.ts";
import { dayOf } from "./days.ts";

/** What was written to us, newest first: contact form, complaints, and requests for help. */
export async function messages(db: Database, put: Put, since?: string): Promise<void> {
  const found = await listContactMessages(db, since === undefined ? undefined : dayOf(since).toISOString());
  for (const { reference_number, received_at, name, number, email, subject, message, taken_up_at, settled_at, settled_as } of found) {
    const state = settled_at === null ? (taken_up_at === null ? "open" : `in progress since ${taken_up_at}`) : `${settled_as === "complaint" ? "complaint closed" : "answered"} ${settled_at}`;
    await put(`${reference_number}  ${received_at}  ${state}\n`);
    await put(`  from     ${[name, number, email].filter(Boolean).map(printable).join(", ")}\n`);
    if (subject) await put(`  subject  ${printable(subject)}\n`);
    await put(`${message.split(/\r\n|\r|\n/).map((line) => `  | ${printable(line)}`).join("\n")}\n\n`);
  }
  if (found.length === 0) await put(since === undefined ? "There are no messages yet.\n" : `There are no messages since ${since}.\n`);
}

/** Notes that the staff began to look into a message; whoever complained sees the day. */
export async function inProgress(db: Database, put: Put, reference: string, now: Date): Promise<void> {
  const { reference_number, settled_at } = await messageOf(db, reference);
  if (settled_at !== null) throw new CommandError(`${reference_number} is already answered.`);
  await takeUpContactMessage(db, reference_number, now.toISOString());
  await put(`${reference_number}: in progress\n`);
}

/** Notes that a message was answered for the last time, or a complaint closed. */
export async function answered(db: Database, put: Put, reference: string, isComplaint: boolean, now: Date): Promise<void> {
  const { reference_number } = await messageOf(db, reference);
  await settleContactMessage(db, reference_number, { settled_at: now.toISOString(), settled_as: isComplaint ? "complaint" : "message" });
  await put(`${reference_number}: ${isComplaint ? "complaint closed" : "answered"}\n`);
}

/** The message that was named by its number. */
export async function messageOf(db: Database, reference: string): Promise<ContactMessage> {
  const wanted = reference.trim().toUpperCase();
  const message = await findContactMessage(db, wanted);
  if (message) return message;
  const erasure = await findErasure(db, await markOf(db, wanted));
  throw new CommandError(erasure ? `${wanted} was erased on ${erasure.erased_at}.` : `There is no message with the number ${reference}.`);
}
