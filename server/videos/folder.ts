import { access, constants, open, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoStoreError } from "./failure.ts";
import type { VideoStore } from "./store.ts";

/** Recordings in a local folder that is never served and that only this account can read. */
export class VideoFolder implements VideoStore {
  #folder: string;

  /** `folder` must be on the same disk as the upload staging folder, because files are moved from there. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async check(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async ping(): Promise<void> {
    try {
      await access(this.#folder, constants.W_OK | constants.X_OK);
    } catch (cause) {
      throw new VideoStoreError("The video folder is missing or cannot be written to.", { isPermanent: true, cause });
    }
  }

  async save({ path }: ReceivedVideo, fileName: string): Promise<void> {
    await rename(path, join(this.#folder, fileName));
    const folder = await open(this.#folder);
    try {
      // Without this, a crash could undo the move.
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async read(fileName: string): Promise<Readable> {
    try {
      return (await open(join(this.#folder, fileName))).createReadStream();
    } catch (cause) {
      throw new VideoStoreError(`The video folder does not have ${fileName}.`, { isPermanent: true, cause });
    }
  }

  async remove(fileName: string): Promise<void> {
    await rm(join(this.#folder, fileName), { force: true });
  }
}
