import { mkdir, readdir, rename, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fewPlaces } from "../testing/samples.ts";
import { settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

const built = "https://www.saral-loans.example";
const given = "https://staging.loans.example.org";

describe("pages that were built for another origin", () => {
  const folder = testFolder();
  // The server writes its pages here; the system's own folder may have other servers' pages too.
  const { TMPDIR } = process.env;
  beforeEach(() => {
    process.env.TMPDIR = folder();
  });
  afterEach(() => {
    process.env.TMPDIR = TMPDIR;
  });
  const apps: App[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));
  const start = async (origin?: string) => {
    const app = await buildApp(settingsFor(folder(), origin ? { SITE_ORIGIN: origin } : {}), {
      geography: () => fewPlaces,
    });
    apps.push(app);
    return app;
  };

  const policy = "default-src 'none'; style-src 'sha256-about'";
  const writeRelease = async (name: string, origin: string | undefined = built) => {
    const files: Record<string, string> = {
      "about-us/index.html": `<!doctype html><meta content="${policy}"><title>About ${name}</title><link rel="canonical" href="${origin}/about-us"><script type="application/ld+json">{"url":"${origin}/about-us"}</script>`,
      "404.html": "<!doctype html><title>404</title>",
      "robots.txt": `Sitemap: ${origin}/sitemap.xml\n`,
      "sitemap.xml": `<urlset><url><loc>${origin}/about-us</loc></url></urlset>`,
      "assets/shell-abc1234.js": `const origin="${origin}";`,
      "assets/other-abc1234.js": "const other=1;",
      "csp.json": JSON.stringify({ origin, default: "default-src 'self'", pages: { "/about-us": policy } }),
    };
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder(), name, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      await writeFile(`${path}.br`, brotliCompressSync(text));
      await writeFile(`${path}.gz`, gzipSync(text));
    }
    await symlink(join(folder(), name), join(folder(), "link"));
    await rename(join(folder(), "link"), join(folder(), "dist"));
  };
  const addresses = ["/about-us", "/robots.txt", "/sitemap.xml", "/assets/shell-abc1234.js"];

  it("name the serving server's origin, plain and compressed, under their own policy", async () => {
    await writeRelease("first");
    const app = await start(given);
    for (const url of addresses) {
      const [plain, br, gz] = await Promise.all(
        ["identity", "br", "gzip"].map((encoding) => app.inject({ url, headers: { "accept-encoding": encoding } })),
      );
      expect(plain!.body).toContain(given);
      expect(plain!.body).not.toContain(built);
      expect(br!.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(plain!.body);
      expect(gunzipSync(gz!.rawPayload).toString()).toBe(plain!.body);
    }
    const page = await app.inject("/about-us");
    expect(page.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy": `${policy}; frame-ancestors 'none'`,
    });
    expect((await app.inject("/assets/shell-abc1234.js")).headers["cache-control"]).toContain("immutable");
    expect((await app.inject("/assets/other-abc1234.js")).body).toBe("const other=1;");
    expect((await app.inject("/nowhere")).statusCode).toBe(404);
  });

  it("have the same ETag in every process with this origin, and a different one for another origin", async () => {
    await writeRelease("first");
    const etag = async (origin?: string) => (await (await start(origin)).inject("/about-us")).headers.etag;
    const first = await etag(given);
    expect(await etag(given)).toBe(first);
    // The same length as the other, so that the file size is the same.
    expect(await etag(given.replace("staging", "testing"))).not.toBe(first);
    const app = await start(given);
    expect((await app.inject({ url: "/about-us", headers: { "if-none-match": first! } })).statusCode).toBe(304);
  });

  it("keep their origin when the server sets none", async () => {
    await writeRelease("first");
    expect((await (await start()).inject("/about-us")).body).toContain(`${built}/about-us`);
    expect((await (await start(built)).inject("/about-us")).body).toContain(`${built}/about-us`);
  });

  it("name it in each new release, and leave no files when the server stops", async () => {
    const copies = async () => (await readdir(folder())).filter((name) => name.startsWith("saral-pages-"));
    await writeRelease("first");
    const app = await start(given);
    for (const name of ["second", "third", "fourth"]) {
      await writeRelease(name);
      await expect
        .poll(async () => (await app.inject("/about-us")).body, { timeout: 10_000 })
        .toContain(`About ${name}`);
      expect((await app.inject("/about-us")).body).toContain(`${given}/about-us`);
    }
    expect(await copies()).toHaveLength(2);
    await app.close();
    expect(await copies()).toEqual([]);
  });
});
