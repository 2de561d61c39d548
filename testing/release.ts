import { constants, statSync } from "node:fs";
import { copyFile, lstat, mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readRelease, releaseRecordFile, type ReleaseRecord } from "./release-record.ts";

/** Milliseconds for which an asset of an earlier release is kept, because a page may stay open that long. */
const assetMs = 7 * 24 * 60 * 60 * 1_000;

/** Maximum number of releases whose assets are kept. */
const assetReleases = 10;

/** Milliseconds until the folder of a replaced release is deleted, so that every server can switch before. */
const folderMs = 10 * 60 * 1_000;

/** Milliseconds until the folder of an unfinished build is deleted. */
const brokenOffMs = 24 * 60 * 60 * 1_000;

/** A release being built, in a folder that no server reads. It is deleted unless it is published. */
export interface StagedRelease extends AsyncDisposable {
  /** The folder for the built files. */
  folder: string;
  /** Makes it the current release atomically, with the assets that pages of earlier releases still use. */
  publish(now?: Date): Promise<void>;
}

/**
 * Starts a release of the site that is served from `dist`, a symbolic link to the current release. The releases are
 * folders in `dist-releases/` and never change once published, so a request is answered from one release.
 * docs/decisions/0018-releases.md
 */
export async function stageRelease(dist: string, fingerprint: string): Promise<StagedRelease> {
  const releases = `${dist}-releases`;
  await mkdir(releases, { recursive: true });
  const staging = await mkdtemp(join(releases, "building-"));
  const folder = join(staging, "site");
  await mkdir(folder);

  return {
    folder,
    publish: async (now = new Date()) => {
      const id = idOf(now);
      const kept = await keepAssets({ from: await realpath(dist).catch(() => undefined), to: folder, id, now });
      await writeFile(join(folder, releaseRecordFile), JSON.stringify({ fingerprint, kept } satisfies ReleaseRecord));
      await rename(folder, join(releases, id));
      // A link can be replaced atomically, a folder cannot.
      const link = join(staging, "link");
      await symlink(relative(dirname(dist), join(releases, id)), link);
      const before = await lstat(dist).catch(() => undefined);
      // A plain folder, built by an earlier version.
      if (before?.isDirectory()) await rename(dist, join(releases, idOf(before.mtime)));
      await rename(link, dist);
      await removeOld(releases, now);
    },
    [Symbol.asyncDispose]: () => rm(staging, { recursive: true, force: true }),
  };
}

/** Ids sort chronologically and are valid file names on every system: "2026-11-22T09-30-00.000Z". */
const idOf = (time: Date) => time.toISOString().replaceAll(":", "-");

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Copies the assets of the current release that the next one lacks. Returns the value of `ReleaseRecord.kept`. */
async function keepAssets({
  from,
  to,
  id,
  now,
}: {
  from: string | undefined;
  to: string;
  id: string;
  now: Date;
}): Promise<ReleaseRecord["kept"]> {
  if (from === undefined) return {};
  const assetsOf = (folder: string) => readdir(join(folder, "assets")).catch(() => []);
  const earlier = readRelease(from)?.kept ?? {};
  const alreadyKept = new Set(Object.values(earlier).flat());
  const replacedNow = (await assetsOf(from)).filter((name) => !alreadyKept.has(name));
  const own = new Set(await assetsOf(to));
  await mkdir(join(to, "assets"), { recursive: true });
  const kept = Object.entries({ ...earlier, [id]: replacedNow })
    .map(([release, names]): [string, string[]] => [release, names.filter((name) => !own.has(name))])
    .filter(([release, names]) => names.length > 0 && release >= idOf(ago(now, assetMs)))
    .sort()
    .slice(-assetReleases);
  await Promise.all(
    kept
      .flatMap(([, names]) => names)
      .map((name) => copyFile(join(from, "assets", name), join(to, "assets", name), constants.COPYFILE_FICLONE)),
  );
  return Object.fromEntries(kept);
}

/** Deletes releases that no server can be reading any more, and the remains of killed builds. */
async function removeOld(releases: string, now: Date): Promise<void> {
  const names = (await readdir(releases)).sort();
  const ids = names.filter((name) => /^\d/.test(name));
  const replacedLongAgo = ids.filter(
    (_, index) => index + 1 < ids.length && ids[index + 1]! < idOf(ago(now, folderMs)),
  );
  const brokenOff = names.filter((name) => {
    const time = name.startsWith("building-")
      ? statSync(join(releases, name), { throwIfNoEntry: false })?.mtime
      : undefined;
    return time !== undefined && time < ago(now, brokenOffMs);
  });
  await Promise.all(
    [...replacedLongAgo, ...brokenOff].map((name) => rm(join(releases, name), { recursive: true, force: true })),
  );
}
