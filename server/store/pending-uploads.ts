import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type PendingUpload = Selectable<Tables["unrecorded_videos"]>;

/** Notes a name under which the store of videos may hold something that no record names. */
export async function addPending(db: Database, note: PendingUpload): Promise<void> {
  await db.insertInto("unrecorded_videos").values(note).execute();
}

/** Forgets a note; answers false when it was no longer as its holder knew it. */
export async function removePending(db: Database, note: PendingUpload): Promise<boolean> {
  const result = await db.deleteFrom("unrecorded_videos")
    .where("file_name", "=", note.file_name).where("noted_at", "=", note.noted_at).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Makes a note one's own by giving it a new instant; answers false when it was gone, or another's already. */
export async function claimPending(db: Database, note: PendingUpload, now: string): Promise<boolean> {
  const result = await db.updateTable("unrecorded_videos").set({ noted_at: now })
    .where("file_name", "=", note.file_name).where("noted_at", "=", note.noted_at).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The notes from before an instant (ISO). */
export const listPending = (db: Database, before: string): Promise<PendingUpload[]> =>
  db.selectFrom("unrecorded_videos").selectAll().where("noted_at", "<", before).execute();
