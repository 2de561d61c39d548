import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { storageKeys } from "#content/storage";
import { videoKyc } from "#domain/facts/video-kyc";
import type { Recording } from "./recorder.ts";

/** A recording in IndexedDB. As bytes, because a stored blob refers to a file that some browsers lose. */
interface StoredRecording {
  refstr: string;
  bytes: ArrayBuffer;
  type: string;
  seconds?: number;
  /** Milliseconds since 1970. */
  at: number;
}

const maxAgeMs = videoKyc.keptHours * 60 * 60 * 1_000;

let store: UseStore | undefined;
const recordings = () => (store ??= createStore(storageKeys.recording, "recordings"));
const key = "unsent";

/** Stores a recording on the device until it is sent. Returns false if the browser refuses to store it. */
export async function storeRecording(refstr: string, { blob, seconds }: Recording): Promise<boolean> {
  try {
    await set(
      key,
      { refstr, bytes: await blob.arrayBuffer(), type: blob.type, seconds, at: Date.now() } satisfies StoredRecording,
      recordings(),
    );
    return true;
  } catch {
    return false;
  }
}

/** The unsent recording of this link. A recording that is too old is deleted, even if it belongs to another link. */
export async function findRecording(refstr: string): Promise<Recording | undefined> {
  try {
    const stored = await get<StoredRecording>(key, recordings());
    if (!stored) return undefined;
    if (Date.now() - stored.at > maxAgeMs) {
      await deleteRecording();
      return undefined;
    }
    return stored.refstr === refstr
      ? { blob: new Blob([stored.bytes], { type: stored.type }), seconds: stored.seconds }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the stored recording. */
export async function deleteRecording(): Promise<void> {
  try {
    await del(key, recordings());
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
