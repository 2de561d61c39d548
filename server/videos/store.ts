import { join } from "node:path";
import type { Readable } from "node:stream";
import type { VideoStoreSettings } from "../env.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoBucket } from "./bucket.ts";
import { VideoFolder } from "./folder.ts";

/** Where recordings are kept: `folder.ts` on this machine, `bucket.ts` in S3-compatible storage. Both pass the same tests. */
export interface VideoStore {
  /** Finds out whether videos can be written, read and removed. Throws a {@link VideoStoreError} that says what is wrong. */
  check(): Promise<void>;
  /** Settles when the store can be reached; writes nothing. Throws a {@link VideoStoreError} that says what is wrong. */
  ping(timeoutMs: number): Promise<void>;
  /** Keeps an arrival under a name: all of it, safely, or nothing that {@link read} would find. */
  save(video: ReceivedVideo, fileName: string): Promise<void>;
  /** What is kept under a name. Throws a {@link VideoStoreError} when there is nothing. */
  read(fileName: string): Promise<Readable>;
  /** Takes away what is kept under a name; nothing happens when there is nothing. */
  remove(fileName: string): Promise<void>;
}

/** The store that the settings name. */
export function videoStore({ dataDir, videos }: { dataDir: string; videos: VideoStoreSettings }): VideoStore {
  return videos.kind === "s3" ? new VideoBucket(videos) : new VideoFolder(join(dataDir, "videos"));
}
