import type { Selectable } from "kysely";
import type { LeadStatus } from "#domain/lead";
import type { Database, Tables } from "./tables.ts";

export type HistoryEntry = Selectable<Tables["status_history"]>;

/** Every status of a lead, oldest first. */
export const listHistory = (db: Database, leadId: string): Promise<HistoryEntry[]> =>
  db.selectFrom("status_history").selectAll().where("lead_id", "=", leadId).orderBy("step").execute();

/** Adds a status to the end of a lead's history. */
export async function appendHistory(db: Database, leadId: string, status: LeadStatus, movedAt: string): Promise<void> {
  const last = await db
    .selectFrom("status_history")
    .select((select) => select.fn.max("step").as("step"))
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  await insertHistory(db, { lead_id: leadId, step: (last?.step ?? -1) + 1, status, moved_at: movedAt });
}

/** Stores one entry. */
export async function insertHistory(db: Database, entry: HistoryEntry): Promise<void> {
  await db.insertInto("status_history").values(entry).execute();
}
