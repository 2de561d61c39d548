import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stageRelease } from "./release.ts";

/** The pages of a small site, as addresses. */
export const pages = ["/", "/hi", "/about-us", "/hi/about-us"];

/** Writes a small site into a folder. The names of its assets and its policies contain the number of the release. */
export function writeSmallSite(to: string, release: number | string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), text);
  };
  const policyOf = (page: string) => `default-src 'none'; style-src 'sha256-${release}${page}'`;
  for (const page of pages) {
    write(
      `${page}/index.html`,
      `<meta content="${policyOf(page)}"><script src="/assets/main-${release}.js"></script><link href="/assets/style-${release}.css">`,
    );
  }
  write(`assets/main-${release}.js`, `run(${release});`);
  write(`assets/style-${release}.css`, `p { order: ${release}; }`);
  write("assets/shared.js", "shared();");
  write(
    "csp.json",
    JSON.stringify({
      default: "default-src 'none'",
      pages: Object.fromEntries(pages.map((page) => [page, policyOf(page)])),
    }),
  );
}

/** Publishes a small site at the link `dist`, as a build does. */
export async function publishSmallSite(dist: string, release: number | string, now?: Date): Promise<void> {
  await using staged = await stageRelease(dist, `made from ${release}`);
  writeSmallSite(staged.folder, release);
  await staged.publish(now);
}

/** The assets that a page names. */
export const assetsIn = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([asset]) => asset);
