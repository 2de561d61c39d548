import { cp, mkdir, readdir, readFile, realpath, rename, rmdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { securityHeaders } from "../server/plugins/headers.ts";
import { builds } from "../testing/build.ts";
import { root } from "../testing/root.ts";

/** Paths that a CDN has to forward to the server. */
export const serverPaths = ["/Api/*", "/api/*", "/status-host/*"];

/**
 * Writes the current release into a folder for a CDN without redirects: `about-us.html` for `/about-us`, without files for
 * our server only and without compressed copies, which CDNs make themselves. `_headers` contains the server's security
 * headers in the format of Cloudflare Pages, Netlify and others.
 */
export async function writeCdnFolder(dist: string, to: string): Promise<void> {
  const policies = JSON.parse(await readFile(join(dist, "csp.json"), "utf8")) as { documents?: Record<string, string> };
  await mkdir(to);
  const isPublic = (file: string) => !/\/(?:csp\.json|\.release\.json)$|\.(?:br|gz)$/.test(file);
  await cp(await realpath(dist), to, { recursive: true, filter: isPublic });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (entry.name !== "index.html" || entry.parentPath === to) continue;
    await rename(join(entry.parentPath, entry.name), `${entry.parentPath}.html`);
    if ((await readdir(entry.parentPath)).length === 0) await rmdir(entry.parentPath);
  }
  await writeFile(join(to, "_headers"), headersFile(policies.documents ?? {}));
}

/** Each page has its policy in the HTML, but `frame-ancestors` works only in a header. All policies apply together. */
function headersFile(documents: Record<string, string>): string {
  const { "content-security-policy": _policy, "cache-control": _cache, ...always } = securityHeaders({ hsts: "host" });
  const rules: [string, Record<string, string>][] = [
    ["/*", { ...always, "content-security-policy": "frame-ancestors 'none'" }],
    ["/assets/*", { "cache-control": "public, max-age=31536000, immutable" }],
    ...Object.entries(documents).map(([path, policy]): [string, Record<string, string>] => [
      path,
      { "content-security-policy": policy },
    ]),
  ];
  return `# Pass on to the server: ${serverPaths.join(" ")}\n${rules
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("")}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error("Name a folder that does not exist yet: npm run cdn -- FOLDER");
    process.exitCode = 1;
  } else {
    await writeCdnFolder(resolve(root, builds.site.folder), folder);
    console.log(`${folder} is ready for a CDN. It has to pass these on to the server: ${serverPaths.join(" ")}`);
  }
}
