import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { storageKeys } from "#content/storage";
import { videoKyc } from "#domain/facts/video-kyc";
import type { Recording } from "./recorder.ts";

/** As it lies in the browser's database. The bytes, not the blob: a blob there points at a file that some browsers lose. */
interface Kept {
  refstr: string;
  bytes: ArrayBuffer;
  type: string;
  seconds?: number;
  /** Milliseconds since 1970. */
  at: number;
}

const keptMs = videoKyc.keptHours * 60 * 60 * 1_000;

let store: UseStore | undefined;
const recordings = () => (store ??= createStore(storageKeys.recording, "recordings"));
const key = "unsent";

/** Keeps a recording on the device until it is sent. Answers false where the browser keeps nothing. */
export async function keepRecording(refstr: string, { blob, seconds }: Recording): Promise<boolean> {
  try {
    await set(key, { refstr, bytes: await blob.arrayBuffer(), type: blob.type, seconds, at: Date.now() } satisfies Kept, recordings());
    return true;
  } catch {
    return false;
  }
}

/** The recording of this link that was not sent yet. One that lies too long is erased, whose link it may be. */
export async function findRecording(refstr: string): Promise<Recording | undefined> {
  try {
    const kept = await get<Kept>(key, recordings());
    if (!kept) return undefined;
    if (Date.now() - kept.at > keptMs) {
      await dropRecording();
      return undefined;
    }
    return kept.refstr === refstr ? { blob: new Blob([kept.bytes], { type: kept.type }), seconds: kept.seconds } : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the stored recording. */
export async function dropRecording(): Promise<void> {
  try {
    await del(key, recordings());
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
