import { randomUUID } from "node:crypto";
import type { Database } from "../store/tables.ts";
import { claimPending, removePending, listPending, addPending } from "../store/pending-uploads.ts";
import { hasVideo, insertVideo } from "../store/videos.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import type { VideoStore } from "./store.ts";

/** What saving and removing recordings needs. */
export interface VideoDependencies {
  db: Database;
  store: VideoStore;
  now: () => Date;
}

/** Age in milliseconds at which a pending upload counts as failed: far longer than the timeout for one recording. */
const orphanMs = 60 * 60 * 1_000;

/**
 * Saves a recording of a lead, once however often it is sent. Database and store cannot change in one transaction, so a
 * pending upload is recorded first, and one transaction replaces it with the video's record. After a crash at any point
 * there is either a recorded video, or a pending upload by which {@link removeOrphans} finds the file. A failure deletes
 * nothing here: when the response is lost, the transaction or the upload may still have succeeded.
 */
export async function saveVideo(
  { db, store, now }: VideoDependencies,
  leadId: string,
  video: ReceivedVideo,
): Promise<void> {
  const { contentType, bytes, sha256 } = video;
  if (await hasVideo(db, leadId, sha256)) return;
  const note = { file_name: nameFor(video), noted_at: now().toISOString() };
  await addPending(db, note);
  await store.save(video, note.file_name);
  const isRecorded = await db.transaction().execute(async (transaction) => {
    const isNew = await insertVideo(transaction, {
      file_name: note.file_name,
      lead_id: leadId,
      content_type: contentType,
      bytes,
      sha256,
      received_at: now().toISOString(),
    });
    if (isNew && !(await removePending(transaction, note)))
      throw new Error("A recording was treated as an orphan before its record was stored.");
    return isNew;
  });
  // A simultaneous upload of the same recording was faster.
  if (!isRecorded) await removePendingUpload({ db, store }, note);
}

/** Deletes the file of a pending upload from the store, then the pending upload itself. */
export async function removePendingUpload(
  { db, store }: Omit<VideoDependencies, "now">,
  note: { file_name: string; noted_at: string },
): Promise<void> {
  await store.remove(note.file_name);
  await removePending(db, note);
}

/** Deletes files left behind by a killed process, or by a store or database that failed. */
export async function removeOrphans({ db, store, now }: VideoDependencies): Promise<void> {
  const time = now();
  const before = new Date(time.getTime() - orphanMs).toISOString();
  for (const note of await listPending(db, before)) {
    // After this, neither another process nor the original upload can use the pending upload.
    const claimed = { ...note, noted_at: time.toISOString() };
    if (await claimPending(db, note, claimed.noted_at)) await removePendingUpload({ db, store }, claimed);
  }
}

/** A random file name that reveals only the file type. */
const nameFor = ({ contentType }: ReceivedVideo) => `${randomUUID()}.${contentType === "video/webm" ? "webm" : "mp4"}`;
