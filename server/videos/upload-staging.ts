import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { videoKyc } from "#domain/facts";
import { HttpError } from "../http-error.ts";
import { decidedAfterBytes, detectFileType, type FileType, type VideoType } from "./file-type.ts";

/** A video that has arrived whole and lies in the folder of arrivals until it is kept or discarded. */
export interface ReceivedVideo {
  path: string;
  /** As its first bytes tell, whatever the sender called it. */
  contentType: VideoType;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Bytes that a video may have; a megabyte is 2²⁰ here. */
export const videoBytesMax = videoKyc.fileMegabytes * 2 ** 20;

/** Says no to a video that is too large. */
export const tooLarge = () => new HttpError(413, "video.tooLarge", { megabytes: videoKyc.fileMegabytes });

/** Milliseconds after which an arrival cannot still be under way, and is what a killed process left behind. */
const abandonedMs = 60 * 60 * 1_000;

/** Milliseconds without a byte after which a sender is gone: longer than the gaps of a bad network. */
const stalledMs = 2 * 60 * 1_000;

/** The folder in which uploads arrive, whatever store they go to afterwards. */
export class UploadStaging {
  #folder: string;
  #stalledMs: number;

  /** `folder` is made by {@link prepare} when it is not there. */
  constructor(folder: string, stalled = stalledMs) {
    this.#folder = folder;
    this.#stalledMs = stalled;
  }

  /** Makes the folder, and throws away what a killed process has left behind. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.removeAbandoned(now);
  }

  /** Throws away what uploads of a killed process have left behind. */
  async removeAbandoned(now: Date): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const age = now.getTime() - (await stat(path).then((file) => file.mtimeMs, () => now.getTime()));
      if (age > abandonedMs) await rm(path, { force: true });
    }
  }

  /**
   * Writes a stream to disk as it comes. Throws an {@link HttpError}, as soon as it is known, when the stream is no WebM or
   * MP4 video, is too large, or stops coming. Whatever goes wrong, nothing is left.
   */
  async receive(stream: Readable): Promise<ReceivedVideo> {
    const path = join(this.#folder, randomUUID());
    const file = await open(path, "wx", 0o600);
    const stalled = setTimeout(() => stream.destroy(new HttpError(408, "video.stalled")), this.#stalledMs);
    try {
      const validator = new UploadValidator();
      // No streams in between: each would hold pieces of every upload for so long that V8 gives up their memory only with
      // its next great clean-up.
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

  /** Throws an arrival away; nothing happens when a store has moved it. */
  async discard({ path }: Pick<ReceivedVideo, "path">): Promise<void> {
    await rm(path, { force: true });
  }
}

/** Counts and hashes what comes, and throws an {@link HttpError} when it is not a video to be taken. */
class UploadValidator {
  bytes = 0;
  #hash = createHash("sha256");
  #start: Buffer = Buffer.alloc(0);
  #fileType: FileType = "undecided";

  /** Answers what may be written: the beginning waits until it has shown what the file is. */
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

  /** Of all that has come. */
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
