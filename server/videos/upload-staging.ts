import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { videoKyc } from "#domain/facts/video-kyc";
import { HttpError } from "../http-error.ts";
import { maxSniffBytes, detectFileType, type FileType, type VideoType } from "./file-type.ts";

/** A completely received video in the staging folder, until it is saved or discarded. */
export interface ReceivedVideo {
  path: string;
  /** Detected from the first bytes; the declared type is ignored. */
  contentType: VideoType;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Maximum size of a video in bytes; a megabyte is 2²⁰ here. */
export const videoBytesMax = videoKyc.fileMegabytes * 2 ** 20;

/** The error for a video above the size limit (413). */
export const videoTooLargeError = () => new HttpError(413, "video.tooLarge", { megabytes: videoKyc.fileMegabytes });

/** Age in milliseconds at which an upload counts as left behind by a killed process. */
const abandonedAfterMs = 60 * 60 * 1_000;

/** An upload without data for so many milliseconds is cancelled; pauses on a bad network are shorter. */
const stallTimeoutMs = 2 * 60 * 1_000;

/** The folder for incoming uploads, before they go to a video store. */
export class UploadStaging {
  #folder: string;
  #stallMs: number;

  /** {@link prepare} creates `folder`. An upload may be without data for `stallMs` milliseconds. */
  constructor(folder: string, stallMs = stallTimeoutMs) {
    this.#folder = folder;
    this.#stallMs = stallMs;
  }

  /** Creates the folder and deletes abandoned uploads. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.removeAbandoned(now);
  }

  /** Deletes uploads that a killed process left behind. */
  async removeAbandoned(now: Date): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const age =
        now.getTime() -
        (await stat(path).then(
          (file) => file.mtimeMs,
          () => now.getTime(),
        ));
      if (age > abandonedAfterMs) await rm(path, { force: true });
    }
  }

  /**
   * Writes a stream to disk as it arrives. Throws an {@link HttpError} as early as possible: 415 when it is not a WebM or
   * MP4 video, 413 when it is too large, 408 when it stalls. Any failure deletes the file.
   */
  async receive(stream: Readable): Promise<ReceivedVideo> {
    const path = join(this.#folder, randomUUID());
    const file = await open(path, "wx", 0o600);
    const stallTimer = setTimeout(() => stream.destroy(new HttpError(408, "video.stalled")), this.#stallMs);
    try {
      const validator = new UploadValidator();
      // Not piped through other streams: V8 would keep their buffers until its next full garbage collection.
      for await (const chunk of stream) {
        stallTimer.refresh();
        await writeAll(file, validator.update(chunk as Buffer));
      }
      const contentType = validator.contentType();
      await file.sync();
      return { path, contentType, bytes: validator.bytes, sha256: validator.sha256() };
    } catch (error) {
      await this.discard({ path });
      throw error;
    } finally {
      clearTimeout(stallTimer);
      await file.close();
    }
  }

  /** Deletes a received video; no error if a store has already moved it. */
  async discard({ path }: Pick<ReceivedVideo, "path">): Promise<void> {
    await rm(path, { force: true });
  }
}

/** Counts and hashes an upload, and throws an {@link HttpError} when it cannot be accepted. */
class UploadValidator {
  bytes = 0;
  #hash = createHash("sha256");
  #heldBack: Buffer = Buffer.alloc(0);
  #fileType: FileType = "undecided";

  /** Returns the bytes that may be written: the first ones are held back until the type is known. */
  update(chunk: Buffer): Buffer {
    let data = chunk;
    if (this.#fileType === "undecided") {
      data = Buffer.concat([this.#heldBack, chunk]);
      this.#fileType = detectFileType(data);
      if (this.#fileType === "undecided" && data.length < maxSniffBytes) {
        this.#heldBack = data;
        return Buffer.alloc(0);
      }
      requireVideoType(this.#fileType);
      this.#heldBack = Buffer.alloc(0);
    }
    this.bytes += data.length;
    if (this.bytes > videoBytesMax) throw videoTooLargeError();
    this.#hash.update(data);
    return data;
  }

  /** The type of the complete upload. Throws a 415 when it is not an accepted video. */
  contentType(): VideoType {
    return requireVideoType(this.#fileType);
  }

  sha256(): string {
    return this.#hash.digest("hex");
  }
}

function requireVideoType(type: FileType): VideoType {
  if (type === "video/webm" || type === "video/mp4") return type;
  throw new HttpError(415, type === "quickTime" ? "video.quickTime" : "video.notVideo");
}

async function writeAll(file: FileHandle, data: Buffer): Promise<void> {
  for (let offset = 0; offset < data.length;) offset += (await file.write(data, offset)).bytesWritten;
}
