import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseSettings, Settings } from "../env.ts";
import { openDatabase } from "../store/database.ts";
import { isBusy } from "../store/unavailable.ts";
import { listAllVideos, type Video } from "../store/videos.ts";
import { VideoFolder } from "../videos/folder.ts";
import { databaseName, otherTools, sync, videosName } from "./backup.ts";
import { createRecorder, type Actor } from "./audit.ts";
import type { Output } from "./command.ts";
import { CommandError } from "./errors.ts";
import { writeVideo } from "./videos.ts";

/** The context of a restore. `force` allows it to replace existing data. */
export interface RestoreContext {
  settings: Settings;
  output: Output;
  actor: Actor;
  now: Date;
  force: boolean;
}

/** Replaces the database and the videos with a backup. If it fails before its last step, nothing has changed. */
export async function restore({ settings, force, ...run }: RestoreContext, source: string): Promise<void> {
  const folder = resolve(source);
  const {
    database,
    dataDir,
    videos: { kind: videosKind },
  } = settings;
  if (database.kind === "sqlite") {
    await restoreAll({ database, dataDir, hasVideos: videosKind === "folder", force, ...run }, folder);
    if (videosKind === "s3") await run.output.line(otherTools.s3);
  } else {
    if (videosKind === "s3")
      throw new CommandError(`There is nothing to restore on this machine.\n${otherTools.postgres}\n${otherTools.s3}`);
    await restoreVideos({ database, dataDir, ...run }, folder);
  }
}

type Run = Pick<RestoreContext, "output" | "actor" | "now">;
type WithFile = Run & {
  database: DatabaseSettings & { kind: "sqlite" };
  dataDir: string;
  hasVideos: boolean;
  force: boolean;
};

async function restoreAll(
  { database: { file }, dataDir, hasVideos, force, ...run }: WithFile,
  folder: string,
): Promise<void> {
  assertBackup(folder);
  const inPlace = join(dataDir, videosName);
  const old = await readdir(inPlace).catch(() => []);
  const hasData =
    ["", "-wal"].some((ending) => existsSync(file + ending)) || (hasVideos && old.some((name) => name !== "arriving"));
  if (hasData && !force)
    throw new CommandError(
      `${dataDir} already has data. --force replaces that data permanently: back it up first if you may need it.`,
    );

  // On the same disk, so that the last step only renames. An interrupted restore may have left this folder.
  const staging = join(dataDir, "restoring");
  await rm(staging, { recursive: true, force: true });
  await mkdir(join(staging, videosName), { recursive: true, mode: 0o700 });
  const release = lockDatabase(file);
  try {
    const staged = join(staging, databaseName);
    await copyFile(join(folder, databaseName), staged);
    await chmod(staged, 0o600);
    const { applications, videos } = await verify(staged, folder, run);
    const count = hasVideos ? await copyVideos(videos, folder, join(staging, videosName), run.output) : 0;
    if (hasVideos) {
      if (existsSync(inPlace)) await rename(inPlace, join(staging, "replaced"));
      await rename(join(staging, videosName), inPlace);
    }
    // SQLite would apply the old database's log to this one.
    for (const ending of ["-wal", "-shm", "-journal"]) await rm(file + ending, { force: true });
    await rename(staged, file);
    await sync(dataDir);
    await run.output.line(
      `${dataDir}: ${applications} applications and ${count} videos restored from ${folder}. Start the server.`,
    );
  } finally {
    release();
    await rm(staging, { recursive: true, force: true });
  }
}

function assertBackup(folder: string): void {
  const file = join(folder, databaseName);
  if (!existsSync(file)) throw new CommandError(`${folder} is not a backup: it has no ${databaseName}.`);
  if (existsSync(`${file}-wal`)) {
    throw new CommandError(
      `${folder} is not a backup but a copy of a server's files, perhaps of a running server: it has a ${databaseName}-wal.`,
    );
  }
}

/**
 * Locks the database until the returned function is called. SQLite lets only a process that has the file to itself leave
 * WAL mode (https://www.sqlite.org/wal.html#activating_and_configuring_wal_mode).
 */
function lockDatabase(file: string): () => void {
  if (!existsSync(file)) return () => {};
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      database?.close();
      throw new CommandError("A server or another command is using the database. Stop it first.");
    }
    // A damaged file cannot be locked, and --force was given to replace it.
  }
  return () => database?.close();
}

/** Checks a copy of the backup completely, migrates its tables, and records the restore in its audit trail. */
async function verify(
  file: string,
  folder: string,
  { actor, now }: Run,
): Promise<{ applications: number; videos: Video[] }> {
  try {
    assertIntact(file);
    const db = await openDatabase({ kind: "sqlite", file });
    try {
      await createRecorder(db, actor, "restore", now)({});
      const { count } = await db
        .selectFrom("applications")
        .select((select) => select.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return { applications: Number(count), videos: await listAllVideos(db) };
    } finally {
      await db.destroy();
    }
  } catch (cause) {
    throw new CommandError(`${folder} cannot be restored: ${(cause as Error).message}`);
  }
}

/** Throws if a file is not a database of this site, or is damaged. */
function assertIntact(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.prepare("select lead_id from applications limit 1").get();
    const [first] = database.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") throw new Error(`its database is damaged. ${String(first?.integrity_check)}`);
    if (database.prepare("pragma foreign_key_check").get()) throw new Error("rows are missing from its database.");
  } finally {
    database.close();
  }
}

/** Copies the recordings that are unchanged since they were received, and lists the others. Returns how many were copied. */
async function copyVideos(videos: Video[], folder: string, to: string, output: Output): Promise<number> {
  const backup = new VideoFolder(join(folder, videosName));
  let count = 0;
  for (const video of videos) {
    try {
      await writeVideo(backup, video, join(to, video.file_name));
      count += 1;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      await output.line(`${video.file_name} could not be restored: ${error.message}`);
    }
  }
  await sync(to);
  return count;
}

/** With PostgreSQL: adds the recordings that its restored tables name and the folder lacks; the server may be running. */
async function restoreVideos(
  { database, dataDir, output, actor, now }: Run & { database: DatabaseSettings; dataDir: string },
  folder: string,
): Promise<void> {
  if (!existsSync(join(folder, videosName)))
    throw new CommandError(`${folder} is not a backup: it has no folder ${videosName}.`);
  const to = join(dataDir, videosName);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const db = await openDatabase(database);
  try {
    const missing = (await listAllVideos(db)).filter(({ file_name }) => !existsSync(join(to, file_name)));
    await createRecorder(db, actor, "restore", now)({ detail: "videos" });
    await output.line(`${to}: ${await copyVideos(missing, folder, to, output)} videos restored from ${folder}`);
    await output.line(otherTools.postgres);
  } finally {
    await db.destroy();
  }
}
