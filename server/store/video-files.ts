import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A video that has arrived whole and lies in the folder of arrivals until it is kept or discarded. */
export interface ReceivedVideo {
  path: string;
  /** As its first bytes tell, whatever the sender called it. */
  contentType: VideoType;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export type VideoType = "video/webm" | "video/mp4";

/** Milliseconds after which an arrival cannot still be under way, and is what a killed process left behind. */
const abandonedMs = 60 * 60 * 1_000;

/** Bytes that show what a file is. */
const signatureBytes = 12;

/** The folder of videos: outside what is served, each under a random name. */
export class VideoFiles {
  #folder: string;
  #arrivals: string;

  /** `folder` is made when it is not there. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#arrivals = join(folder, "arriving");
  }

  /** Makes the folders and throws away what uploads of a killed process have left behind. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.#arrivals, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#arrivals)) {
      const path = join(this.#arrivals, name);
      const age = now.getTime() - (await stat(path).then((file) => file.mtimeMs, () => now.getTime()));
      if (age > abandonedMs) await rm(path, { force: true });
    }
  }

  /**
   * Writes a stream to disk as it comes. Nothing is answered, and nothing is left, when it is not a WebM or MP4 video;
   * a stream that breaks off leaves nothing either.
   */
  async receive(stream: Readable): Promise<ReceivedVideo | undefined> {
    const path = join(this.#arrivals, randomUUID());
    const inspector = new Inspector();
    try {
      await pipeline(stream, inspector, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      const contentType = inspector.contentType;
      if (contentType === undefined) {
        await this.discard({ path });
        return undefined;
      }
      await flush(path);
      return { path, contentType, bytes: inspector.bytes, sha256: inspector.sha256() };
    } catch (error) {
      await this.discard({ path });
      throw error;
    }
  }

  /** A new random name for a video to be kept under. */
  nameFor(video: ReceivedVideo): string {
    return `${randomUUID()}.${video.contentType === "video/webm" ? "webm" : "mp4"}`;
  }

  /** Moves an arrival to its place, in one step and on disk when it returns. */
  async keep(video: ReceivedVideo, fileName: string): Promise<void> {
    await rename(video.path, join(this.#folder, fileName));
    await flush(this.#folder);
  }

  /** Takes a kept video away again, for when its record could not be written. */
  async remove(fileName: string): Promise<void> {
    await rm(join(this.#folder, fileName), { force: true });
  }

  /** Throws an arrival away; nothing happens when it has been kept. */
  async discard({ path }: Pick<ReceivedVideo, "path">): Promise<void> {
    await rm(path, { force: true });
  }
}

/** Counts and hashes what passes through, and lets nothing through that does not begin as a video does. */
class Inspector extends Transform {
  bytes = 0;
  #hash = createHash("sha256");
  #start: Buffer = Buffer.alloc(0);
  #type: VideoType | "undecided" | "other" = "undecided";

  get contentType(): VideoType | undefined {
    return this.#type === "undecided" || this.#type === "other" ? undefined : this.#type;
  }

  sha256(): string {
    return this.#hash.digest("hex");
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null, data?: Buffer) => void): void {
    let data = chunk;
    if (this.#type === "undecided") {
      data = Buffer.concat([this.#start, chunk]);
      if (data.length < signatureBytes) {
        this.#start = data;
        return done();
      }
      this.#type = typeOf(data) ?? "other";
    }
    // The rest of a stream that is no video is read to its end, so that the sender can hear the answer, but not kept.
    if (this.#type === "other") return done();
    this.bytes += data.length;
    this.#hash.update(data);
    done(null, data);
  }
}

/** EBML's magic number for WebM; for MP4 the box `ftyp` that comes first. */
function typeOf(start: Buffer): VideoType | undefined {
  if (start.readUInt32BE(0) === 0x1a45dfa3) return "video/webm";
  if (start.toString("latin1", 4, 8) === "ftyp") return "video/mp4";
  return undefined;
}

/** Waits until a file, or the entries of a folder, are on disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
