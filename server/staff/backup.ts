import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Settings } from "../env.ts";
import { copyDatabase, openDatabase } from "../store/database.ts";
import type { Database } from "../store/tables.ts";
import { hasVideo, listAllVideos, type Video } from "../store/videos.ts";
import type { VideoStore } from "../videos/store.ts";
import type { StaffContext } from "./command.ts";
import { CommandError } from "./errors.ts";
import { writeVideo } from "./videos.ts";

/** The context of a backup. */
export interface BackupContext extends StaffContext {
  store: VideoStore;
  settings: Settings;
}

/** File name of the database in a backup. */
export const databaseName = "saral.sqlite";
/** The folder of the videos, beside the database as in `DATA_DIR`. */
export const videosName = "videos";

/** Tells the staff which tools back up what this command cannot. */
export const otherTools = {
  postgres: "The database is PostgreSQL: back it up with pg_dump --format=custom and restore it with pg_restore.",
  s3: "The videos are in the bucket: turn on its versioning, or replicate it.",
};

/**
 * Writes database and videos into a new folder that looks like `DATA_DIR`, while the server runs. The folder gets its
 * final name when everything in it is on disk. The database is copied first: a recording is in the store before its record is
 * in the database, so every recording the copy names can be copied afterwards.
 */
export async function backUp(context: BackupContext, target: string): Promise<void> {
  const { db, settings, output, record } = context;
  const [isSqlite, isFolder] = [settings.database.kind === "sqlite", settings.videos.kind === "folder"];
  if (!isSqlite && !isFolder)
    throw new CommandError(`There is nothing to back up on this machine.\n${otherTools.postgres}\n${otherTools.s3}`);
  const folder = resolve(target);
  const part = `${folder}.part`;
  await reserve(folder, part);
  try {
    await record({});
    const { applications, videos } = isSqlite
      ? await copyTables(db, part)
      : { applications: "no database", videos: await listAllVideos(db) };
    const count = isFolder ? await copyVideos(context, videos, join(part, videosName)) : 0;
    await sync(part);
    await rename(part, folder);
    await sync(dirname(folder));
    await output.line(`${folder}: ${applications}, ${count} videos`);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  if (!isSqlite)
    await output.line(`${otherTools.postgres} Run pg_dump first, so that this backup has every video the dump names.`);
  if (!isFolder) await output.line(otherTools.s3);
}

async function reserve(folder: string, part: string): Promise<void> {
  if (existsSync(folder))
    throw new CommandError(`${folder} already exists. A backup never overwrites anything: choose another name.`);
  try {
    await mkdir(part, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw new CommandError(`${part} cannot be created: ${code}.`);
    throw new CommandError(
      `${part} already exists: another backup is running, or one was interrupted. If none is running, delete it.`,
    );
  }
}

async function copyTables(db: Database, part: string): Promise<{ applications: string; videos: Video[] }> {
  const file = join(part, databaseName);
  // SQLite treats an empty file as a new database and keeps the file's mode.
  await writeFile(file, "", { mode: 0o600 });
  await copyDatabase(db, file);
  const copy = await openDatabase({ kind: "sqlite", file });
  try {
    const { count } = await copy
      .selectFrom("applications")
      .select((select) => select.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return { applications: `${count} applications`, videos: await listAllVideos(copy) };
  } finally {
    await copy.destroy();
    await sync(file);
  }
}

async function copyVideos({ db, store, output }: BackupContext, videos: Video[], folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  let count = 0;
  for (const video of videos) {
    try {
      await writeVideo(store, video, join(folder, video.file_name));
      count += 1;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (!(await hasVideo(db, video.lead_id, video.sha256))) {
        throw new CommandError(
          "An application was erased while the backup was being written. Run the backup again, so that it does not include the erased application.",
        );
      }
      await output.line(`${video.file_name} is not in the backup: ${error.message}`);
    }
  }
  await sync(folder);
  return count;
}

/** Flushes a file, or a folder's entries, to disk, so that they survive a power failure. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
