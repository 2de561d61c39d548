import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type PendingUpload = Selectable<Tables["unrecorded_videos"]>;

/** Records a file name before the upload to the video store begins. */
export async function addPending(db: Database, note: PendingUpload): Promise<void> {
  await db.insertInto("unrecorded_videos").values(note).execute();
}

/** Deletes a pending upload. Returns false when it was removed or claimed in the meantime. */
export async function removePending(db: Database, note: PendingUpload): Promise<boolean> {
  const result = await db
    .deleteFrom("unrecorded_videos")
    .where("file_name", "=", note.file_name)
    .where("noted_at", "=", note.noted_at)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Claims a pending upload by giving it a new instant. Returns false when it was removed or claimed in the meantime. */
export async function claimPending(db: Database, note: PendingUpload, now: string): Promise<boolean> {
  const result = await db
    .updateTable("unrecorded_videos")
    .set({ noted_at: now })
    .where("file_name", "=", note.file_name)
    .where("noted_at", "=", note.noted_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The pending uploads from before an instant (ISO). */
export const listPending = (db: Database, before: string): Promise<PendingUpload[]> =>
  db.selectFrom("unrecorded_videos").selectAll().where("noted_at", "<", before).execute();
