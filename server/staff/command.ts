import type { Database } from "../store/tables.ts";
import { findErasure } from "../store/erasures.ts";
import { findLeadByIdOrReference, type Lead } from "../store/leads.ts";
import { hashKey } from "../store/shared-values.ts";
import { hmacSha256Hex } from "../hashes.ts";
import { formatTime } from "./dates.ts";
import { CommandError } from "./errors.ts";

/** Where a command writes. `line` and `write` wait for a slow reader. */
export interface Output {
  /** One line for people. Characters that could control the terminal are escaped. */
  line(text: string): Promise<void>;
  /** Text for a file or another program, unchanged. */
  write(text: string): Promise<void>;
  /** One line on the standard error, for what is not part of the result. */
  note(text: string): void;
}

/** The fields of an audit entry besides time, actor and command. */
export interface Recorded {
  /** A lead id or a message number; undefined for a command about many. */
  subject?: string;
  /** What the command did, without anything that was found or typed: "by PAN", "received → documents". */
  detail?: string;
}

/** Adds an entry to the audit trail, in the caller's transaction if it has one. Throws a {@link CommandError} if it cannot. */
export type Recorder = (recorded: Recorded, transaction?: Database) => Promise<void>;

/** The context of every command. */
export interface StaffContext {
  db: Database;
  output: Output;
  /** Writes to the audit trail. Call it before showing personal data, or in the transaction that makes a change. */
  record: Recorder;
  now: Date;
}

/** The lead with this id or application number. Throws a {@link CommandError} when there is none. */
export async function requireLead(db: Database, id: string): Promise<Lead> {
  const lead = await findLeadByIdOrReference(db, id.trim());
  if (lead) return lead;
  throw (
    (await erasedError(db, id)) ??
    new CommandError(
      `There is no application with the application number or lead id ${id}. To search for a name, a mobile number, a PAN or an email, run: npm run leads -- find TEXT`,
    )
  );
}

/** The error for an application or a message that was erased; undefined when nothing with this number was erased. */
export async function erasedError(db: Database, reference: string): Promise<CommandError | undefined> {
  const erasure = await findErasure(db, await erasureMark(db, reference.trim().toUpperCase()));
  return erasure && new CommandError(`${reference} was erased on ${formatTime(erasure.erased_at)}.`);
}

/** What is stored in place of an erased number: a hash keyed with this database's own key. */
export const erasureMark = async (db: Database, reference: string) =>
  hmacSha256Hex(await hashKey(db), `erased:${reference}`);
