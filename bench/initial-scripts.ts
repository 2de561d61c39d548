import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** One script that a page may load. */
export interface InitialScript {
  /** "/assets/react-CccVFQFD.js" */
  url: string;
  /** Bytes of the built file. */
  bytes: number;
  /** Bytes of its brotli copy, which is what the server sends. */
  brotliBytes: number;
}

/**
 * The scripts of a built page, read from the list in its HTML (`#boot`) without a browser: the script of the static
 * page, and the application, which only a form starts immediately. `route` is an address such as "/hi/apply-now".
 */
export async function initialScripts(distDir: string, route: string): Promise<InitialScript[]> {
  const html = await readPage(distDir, route);
  const list = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (list === undefined) throw new Error(`${route} has no list of its scripts.`);
  const { page, entry, next } = JSON.parse(list) as { page: string; entry: string; next: string[] };
  return Promise.all(
    [page, entry, ...next].map(async (url) => {
      const [plain, brotli] = await Promise.all([stat(join(distDir, url)), stat(join(distDir, `${url}.br`))]);
      return { url, bytes: plain.size, brotliBytes: brotli.size };
    }),
  );
}

/** Sum of the brotli sizes. */
export const brotliTotal = (scripts: readonly InitialScript[]) =>
  scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

const readPage = (distDir: string, route: string) =>
  readFile(join(distDir, route, "index.html"), "utf8").catch(() => readFile(join(distDir, `${route}.html`), "utf8"));
