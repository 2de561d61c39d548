import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type AuditEntry = Selectable<Tables["audit_entries"]>;

/** Which entries: of an instant (ISO) or later, before an instant, about one subject. */
export interface AuditFilter {
  since?: string | undefined;
  before?: string | undefined;
  subject?: string | undefined;
}

/** Adds an entry to the audit trail. */
export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db.insertInto("audit_entries").values(entry).execute();
}

/** The newest entries first; without a limit, all of them. */
export const listAuditEntries = (
  db: Database,
  { since, before, subject }: AuditFilter,
  limit?: number,
): Promise<AuditEntry[]> =>
  db
    .selectFrom("audit_entries")
    .selectAll()
    .$if(since !== undefined, (query) => query.where("recorded_at", ">=", since!))
    .$if(before !== undefined, (query) => query.where("recorded_at", "<", before!))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject!))
    .orderBy("recorded_at", "desc")
    .orderBy("entry_id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();

/** Deletes the entries from before an instant (ISO) and returns their number. */
export async function deleteAuditEntries(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("audit_entries").where("recorded_at", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}
