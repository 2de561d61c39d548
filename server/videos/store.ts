import { join } from "node:path";
import type { Readable } from "node:stream";
import type { VideoStoreSettings } from "../env.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoBucket } from "./bucket.ts";
import { VideoFolder } from "./folder.ts";

/** Stores recordings: `folder.ts` on this machine, `bucket.ts` in S3-compatible storage. Both pass the same tests. */
export interface VideoStore {
  /** Checks that videos can be written, read and removed. Throws a {@link VideoStoreError} otherwise. */
  check(): Promise<void>;
  /** Resolves when the store can be reached; writes nothing. Throws a {@link VideoStoreError} otherwise. */
  ping(timeoutMs: number): Promise<void>;
  /** Stores a received video under a name, completely or not at all. */
  save(video: ReceivedVideo, fileName: string): Promise<void>;
  /** Reads a video by its name. Throws a {@link VideoStoreError} when there is none. */
  read(fileName: string): Promise<Readable>;
  /** Deletes a video by its name; a missing one is no error. */
  remove(fileName: string): Promise<void>;
}

/** Creates the store that is selected in the settings. */
export function videoStore({ dataDir, videos }: { dataDir: string; videos: VideoStoreSettings }): VideoStore {
  return videos.kind === "s3" ? new VideoBucket(videos) : new VideoFolder(join(dataDir, "videos"));
}
