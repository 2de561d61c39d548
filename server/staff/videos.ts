import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listVideos, type Video } from "../store/videos.ts";
import { VideoStoreError } from "../videos/failure.ts";
import type { VideoStore } from "../videos/store.ts";
import { requireLead, type StaffContext } from "./command.ts";
import { formatTime } from "./dates.ts";
import { CommandError } from "./errors.ts";

/** Which recording to save, and where. */
export interface WantedVideo {
  /** The file name, as `show` lists it. Default: the newest recording. */
  file?: string | undefined;
  /** The file to write; "-" is the standard output. Default: a file in the current folder, named after the application. */
  out?: string | undefined;
}

/** Saves a recording for the reviewer and checks its hash. It never overwrites a file. */
export async function saveVideoAs(
  { db, output, record }: StaffContext,
  store: VideoStore,
  id: string,
  { file, out }: WantedVideo,
): Promise<void> {
  const lead = await requireLead(db, id);
  const videos = await listVideos(db, lead.lead_id);
  const wanted = file === undefined ? videos.at(-1) : videos.find(({ file_name }) => file_name === file);
  if (!wanted)
    throw new CommandError(`${lead.reference_number} has no video${file === undefined ? " yet" : ` ${file}`}.`);
  await record({ subject: lead.lead_id, detail: wanted.file_name });
  if (out === "-") {
    await copy(store, wanted, process.stdout);
    return;
  }
  const path = out ?? `${lead.reference_number}${wanted.content_type === "video/webm" ? ".webm" : ".mp4"}`;
  await writeVideo(store, wanted, path);
  await output.line(
    `${path}: ${wanted.content_type}, ${wanted.bytes} bytes, received ${formatTime(wanted.received_at)}, SHA-256 unchanged since it was received`,
  );
}

/**
 * Writes a recording to a new file, which gets its content only after the hash was checked, even if this is interrupted.
 * Throws a {@link CommandError} when the file exists, or the recording is missing or has changed since it was received.
 */
export async function writeVideo(store: VideoStore, wanted: Video, path: string): Promise<void> {
  const part = `${path}.part`;
  const reserved = await create(path);
  await reserved.close();
  try {
    const file = await create(part);
    try {
      await copy(store, wanted, file.createWriteStream({ flush: true }));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function create(path: string) {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === "EEXIST"
        ? `${path} already exists. Choose another name with --out.`
        : `${path} cannot be written: ${code}.`,
    );
  }
}

async function copy(store: VideoStore, { file_name, sha256, bytes }: Video, to: NodeJS.WritableStream): Promise<void> {
  const hash = createHash("sha256");
  let count = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      count += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const isSame = hash.digest("hex") === sha256;
      done(
        isSame
          ? null
          : new CommandError(
              `${file_name} has changed since it was received (${count} of ${bytes} bytes). Do not use it.`,
            ),
      );
    },
  });
  try {
    await pipeline(await store.read(file_name), check, to, { end: to !== process.stdout });
  } catch (error) {
    throw error instanceof VideoStoreError ? new CommandError(error.message) : error;
  }
}
