import { createHash } from "node:crypto";
import { mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressions } from "./compressions.ts";

/** Files that can name the site's origin: pages, feeds for search engines, and the script that sets the canonical address on a navigation. */
const textFile = /\.(?:html|js|json|txt|xml|webmanifest)$/;

/** Files that are compressed at a time: half of Node's threads, because requests need the others to read files. */
const concurrency = 2;

/**
 * Copies the files of a release that name the origin `from` into the folder `into`, with the origin `to` instead, and
 * compresses them where the release has compressed copies. Returns their addresses. No hash in a content policy changes,
 * because the origin is in attributes and data, never in a style or an inline script.
 */
export async function writeWithOrigin(
  release: { folder: string; files: ReadonlySet<string> },
  { from, to, into }: { from: string; to: string; into: string },
): Promise<Set<string>> {
  const written = new Set<string>();
  // The ETag of a file is made of its time and size, and has to be the same in every process, but not for another origin.
  const offsetMs = createHash("sha256").update(to).digest().readUInt16BE() % 1_000;
  const write = async (file: string, content: Buffer, original: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    const time = new Date((await stat(original)).mtime.getTime() + offsetMs);
    await utimes(file, time, time);
  };
  const queue = [...release.files].filter((file) => textFile.test(file)).values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const file of queue) {
        const original = join(release.folder, file);
        const content = await readFile(original, "utf8");
        if (!content.includes(from)) continue;
        const changed = Buffer.from(content.replaceAll(from, to));
        await write(join(into, file), changed, original);
        for (const [suffix, compress] of Object.entries(compressions)) {
          if (await stat(original + suffix).catch(() => undefined))
            await write(join(into, file) + suffix, await compress(changed), original + suffix);
        }
        written.add(file);
      }
    }),
  );
  return written;
}
