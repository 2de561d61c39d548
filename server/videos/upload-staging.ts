import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { videoKyc } from "#domain/facts";
import { HttpError } from "../http-error.ts";
import { decidedAfterBytes, detectFileType, type FileType, type VideoType } from "./file-type.ts";

/** A completely received video in the staging folder, until it is saved or discarded. */
export interface ReceivedVideo {
  path: string;
  /** Detected from the first bytes; the declared type is ignored. */
  contentType: VideoType;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Bytes that a video may have; a megabyte is 2²⁰ here. */
export const videoBytesMax = videoKyc.fileMegabytes * 2 ** 20;

/** The error for a video above the size limit (413). */
export const tooLarge = () => new HttpError(413, "video.tooLarge", { megabytes: videoKyc.fileMegabytes });

/** Age in milliseconds at which an upload counts as left behind by a killed process. */
const abandonedMs = 60 * 60 * 1_000;

/** Milliseconds without a byte after which an upload is cancelled: longer than the gaps of a bad network. */
const stalledMs = 2 * 60 * 1_000;

/** The folder for incoming uploads, before they go to a video store. */
export class UploadStaging {
  #folder: string;
  #stalledMs: number;

  /** {@link prepare} creates `folder`. `stalled` is the timeout without a byte, in milliseconds. */
  constructor(folder: string, stalled = stalledMs) {
    this.#folder = folder;
    this.#stalledMs = stalled;
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
      const age = now.getTime() - (await stat(path).then((file) => file.mtimeMs, () => now.getTime()));
      if (age > abandonedMs) await rm(path, { force: true });
    }
  }

  /**
   * Writes a stream to disk as it arrives. Throws an {@link HttpError} as early as possible: 415 when it is not a WebM or
   * MP4 video, 413 when it is too large, 408 when it stalls. Any failure deletes the file.
   */
  async receive(stream: Readable): Promise<ReceivedVideo> {
    const path = join(this.#folder, randomUUID());
    const file = await open(path, "wx", 0o600);
    const stalled = setTimeout(() => stream.destroy(new HttpError(408, "video.stalled")), this.#stalledMs);
    try {
      const validator = new UploadValidator();
      // No streams in between: their buffers would survive until V8's next full garbage collection.
      for await (const piece of stream) {
        stalled.refresh();
        await writeAll(file, validator.inspect(piece as Buffer));
      }
      const contentType = validator.contentType();
      await file.sync();
      return { path, contentType, bytes: validator.bytes, sha256: validator.sha256() };
    } catch (error) {
      await this.discard({ path });
      throw error;
    } finally {
      clearTimeout(stalled);
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
  #start: Buffer = Buffer.alloc(0);
  #fileType: FileType = "undecided";

  /** Returns the bytes that may be written: the first ones are held back until the type is known. */
  inspect(piece: Buffer): Buffer {
    let data = piece;
    if (this.#fileType === "undecided") {
      data = Buffer.concat([this.#start, piece]);
      this.#fileType = detectFileType(data);
      if (this.#fileType === "undecided" && data.length < decidedAfterBytes) {
        this.#start = data;
        return Buffer.alloc(0);
      }
      acceptedType(this.#fileType);
      this.#start = Buffer.alloc(0);
    }
    this.bytes += data.length;
    if (this.bytes > videoBytesMax) throw tooLarge();
    this.#hash.update(data);
    return data;
  }

  /** The type of the complete upload. Throws a 415 when it is not an accepted video. */
  contentType(): VideoType {
    return acceptedType(this.#fileType);
  }

  sha256(): string {
    return this.#hash.digest("hex");
  }
}

function acceptedType(kind: FileType): VideoType {
  if (kind === "video/webm" || kind === "video/mp4") return kind;
  throw new HttpError(415, kind === "quickTime" ? "video.quickTime" : "video.notVideo");
}

async function writeAll(file: FileHandle, data: Buffer): Promise<void> {
  for (let at = 0; at < data.length;) at += (await file.write(data, at)).bytesWritten;
}
