import type { Database } from "../store/tables.ts";
import { findErasure } from "../store/erasures.ts";
import { findLeadByIdOrReference, type Lead } from "../store/leads.ts";
import { hashKey } from "../store/shared-values.ts";
import { keyedHashOf } from "../identifiers.ts";

/** A mistake of whoever typed the command; its message is all they need. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Puts out lines of text; waits where the reader is slow. */
export type Put = (text: string) => void | Promise<void>;

/** The lead that was named by its id or reference number. */
export async function leadOf(db: Database, id: string): Promise<Lead> {
  const lead = await findLeadByIdOrReference(db, id.trim());
  if (lead) return lead;
  const erasure = await findErasure(db, await markOf(db, id.trim().toUpperCase()));
  if (erasure) throw new CommandError(`${id} was erased on ${erasure.erased_at}.`);
  throw new CommandError(`There is no application with the application number or lead id ${id}.`);
}

/** What stands for a reference number after its erasure: a hash under this database's own key. */
export const markOf = async (db: Database, reference: string) => keyedHashOf(await hashKey(db), `erased:${reference}`);

/** What applicants typed, without the control characters that could rewrite a terminal. */
export const printable = (text: string) => text.replace(/\p{Cc}/gu, "\ufffd");
