import { randomUUID } from "node:crypto";
import type { Database } from "../store/tables.ts";
import { claimPending, removePending, listPending, addPending } from "../store/pending-uploads.ts";
import { hasVideo, insertVideo } from "../store/videos.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import type { VideoStore } from "./store.ts";

/** What a recording is kept with. */
export interface VideoDependencies {
  db: Database;
  store: VideoStore;
  now: () => Date;
}

/** Milliseconds after which a note stands for something that failed: far longer than a store is given for one recording. */
const orphanMs = 60 * 60 * 1_000;

/**
 * Keeps a recording of a lead, once however often it is sent. Database and store cannot change in one step, so the name
 * is noted in the database before the store may hold anything under it, and in one transaction the record takes the
 * note's place. Whenever this breaks off, there is either a recording with its record, or a note by which
 * {@link removeOrphans} finds what may lie there. Nothing is taken away here: after a lost answer nobody knows whether a
 * transaction or an upload to the store went through.
 */
export async function saveVideo({ db, store, now }: VideoDependencies, leadId: string, video: ReceivedVideo): Promise<void> {
  const { contentType, bytes, sha256 } = video;
  if (await hasVideo(db, leadId, sha256)) return;
  const note = { file_name: nameFor(video), noted_at: now().toISOString() };
  await addPending(db, note);
  await store.save(video, note.file_name);
  const isRecorded = await db.transaction().execute(async (transaction) => {
    const isNew = await insertVideo(transaction, {
      file_name: note.file_name, lead_id: leadId, content_type: contentType, bytes, sha256, received_at: now().toISOString(),
    });
    if (isNew && !(await removePending(transaction, note))) throw new Error("A recording was treated as an orphan before its record was stored.");
    return isNew;
  });
  // Sent twice at the same moment, and the other was first.
  if (!isRecorded) await removePendingUpload({ db, store }, note);
}

/** Takes away what the store may hold under a name that has been noted, and then the note. */
export async function removePendingUpload({ db, store }: Omit<VideoDependencies, "now">, note: { file_name: string; noted_at: string }): Promise<void> {
  await store.remove(note.file_name);
  await removePending(db, note);
}

/** Takes away what was left over, by a process that was killed or by a store or database that failed. */
export async function removeOrphans({ db, store, now }: VideoDependencies): Promise<void> {
  const time = now();
  const before = new Date(time.getTime() - orphanMs).toISOString();
  for (const note of await listPending(db, before)) {
    // From now on neither another process nor the one that made the note takes it for its own.
    const claimed = { ...note, noted_at: time.toISOString() };
    if (await claimPending(db, note, claimed.noted_at)) await removePendingUpload({ db, store }, claimed);
  }
}

/** A new random name, which says nothing but the kind. */
const nameFor = ({ contentType }: ReceivedVideo) => `${randomUUID()}.${contentType === "video/webm" ? "webm" : "mp4"}`;
