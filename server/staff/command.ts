import type { Database } from "../store/tables.ts";
import { findErasure } from "../store/erasures.ts";
import { findLeadByIdOrReference, type Lead } from "../store/leads.ts";
import { hashKey } from "../store/shared-values.ts";
import { keyedHashOf } from "../identifiers.ts";
import { formatTime } from "./dates.ts";
import { CommandError } from "./errors.ts";

/** Where a command writes. Both wait for a slow reader. */
export interface Output {
  /** One line for people, in which characters that could control the terminal are escaped. */
  line(text: string): Promise<void>;
  /** Text for a file or another program, as it is. */
  write(text: string): Promise<void>;
  /** One line beside the result, on the standard error. */
  note(text: string): void;
}

/** What an entry of the audit trail says beside time, actor and command. */
export interface Recorded {
  /** A lead id or a message number; nothing for a command about many. */
  subject?: string;
  /** What was asked for, never what was found or typed: "by PAN", "received → documents". */
  detail?: string;
}

/** Adds an entry to the audit trail, in the caller's transaction if it has one. Throws a {@link CommandError} if it cannot. */
export type Recorder = (recorded: Recorded, transaction?: Database) => Promise<void>;

/** What every command works with. */
export interface StaffContext {
  db: Database;
  output: Output;
  /** Writes into the audit trail: before personal data is shown, or in the transaction that changes something. */
  record: Recorder;
  now: Date;
}

/** The lead with this id or application number. Throws a {@link CommandError} when there is none. */
export async function requireLead(db: Database, id: string): Promise<Lead> {
  const lead = await findLeadByIdOrReference(db, id.trim());
  if (lead) return lead;
  throw await erasedError(db, id) ?? new CommandError(`There is no application with the application number or lead id ${id}. To search for a name, a mobile number, a PAN or an email, run: npm run leads -- find TEXT`);
}

/** The error for an application or a message that was erased; nothing when no such number was. */
export async function erasedError(db: Database, reference: string): Promise<CommandError | undefined> {
  const erasure = await findErasure(db, await erasureMark(db, reference.trim().toUpperCase()));
  return erasure && new CommandError(`${reference} was erased on ${formatTime(erasure.erased_at)}.`);
}

/** What is stored in place of an erased number: a hash under this database's own key. */
export const erasureMark = async (db: Database, reference: string) => keyedHashOf(await hashKey(db), `erased:${reference}`);
