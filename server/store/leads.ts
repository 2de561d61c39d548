import type { Selectable, Updateable } from "kysely";
import type { LeadStatus } from "#domain/lead";
import type { Database, Tables } from "./tables.ts";

export type Lead = Selectable<Tables["leads"]>;

/** Stores a new lead. Returns false, and stores nothing, when its id or reference number is already taken. */
export async function insertLead(db: Database, lead: Lead): Promise<boolean> {
  const result = await db
    .insertInto("leads")
    .values(lead)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The lead with this id, or nothing. */
export const findLead = (db: Database, leadId: string): Promise<Lead | undefined> =>
  db.selectFrom("leads").selectAll().where("lead_id", "=", leadId).executeTakeFirst();

/** The lead with this id or this reference number, or nothing. */
export const findLeadByIdOrReference = (db: Database, idOrReference: string): Promise<Lead | undefined> =>
  db
    .selectFrom("leads")
    .selectAll()
    .where((where) =>
      where.or([where("lead_id", "=", idOrReference), where("reference_number", "=", idOrReference.toUpperCase())]),
    )
    .executeTakeFirst();

/** Changes a lead's status from `from`. Returns false when its status is no longer `from`. */
export async function updateStatus(
  db: Database,
  leadId: string,
  from: LeadStatus,
  change: Required<Pick<Updateable<Tables["leads"]>, "status" | "moved_at">>,
): Promise<boolean> {
  const result = await db
    .updateTable("leads")
    .set(change)
    .where("lead_id", "=", leadId)
    .where("status", "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
