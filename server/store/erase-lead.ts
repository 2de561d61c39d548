import type { Lead } from "./leads.ts";
import type { Database } from "./tables.ts";
import { addPending, type PendingUpload } from "./pending-uploads.ts";
import { listVideos } from "./videos.ts";

/**
 * Deletes a lead with its application, history, videos and key, in the caller's transaction. Returns pending uploads for
 * the files to delete from the video store, or undefined when the lead's status has changed in the meantime: then the
 * caller must roll back. `now` is an ISO instant.
 */
export async function eraseLead(
  db: Database,
  { lead_id, status }: Pick<Lead, "lead_id" | "status">,
  now: string,
): Promise<PendingUpload[] | undefined> {
  const notes = (await listVideos(db, lead_id)).map(({ file_name }) => ({ file_name, noted_at: now }));
  for (const note of notes) await addPending(db, note);
  await db.deleteFrom("videos").where("lead_id", "=", lead_id).execute();
  await db.deleteFrom("status_history").where("lead_id", "=", lead_id).execute();
  await db.deleteFrom("applications").where("lead_id", "=", lead_id).execute();
  // Otherwise a retry of the submission would be answered with the deleted lead.
  await db.deleteFrom("idempotency_keys").where("answer", "=", lead_id).execute();
  const { numDeletedRows } = await db
    .deleteFrom("leads")
    .where("lead_id", "=", lead_id)
    .where("status", "=", status)
    .executeTakeFirst();
  return numDeletedRows === 1n ? notes : undefined;
}
