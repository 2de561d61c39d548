import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The page without its scripts. Structured data for search engines stays. */
const withoutScripts = (html: string) =>
  html.replace(/<script(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");

/** Copies a built site, removes the scripts of some pages and compresses those again. */
export async function copyWithoutScripts(distDir: string, target: string, files: readonly string[]): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(distDir, target, { recursive: true });
  for (const file of files) {
    const path = join(target, file);
    const html = withoutScripts(await readFile(path, "utf8"));
    await Promise.all([
      writeFile(path, html),
      writeFile(`${path}.br`, await promisify(brotliCompress)(html)),
      writeFile(`${path}.gz`, await promisify(gzip)(html, { level: 9 })),
    ]);
  }
}
