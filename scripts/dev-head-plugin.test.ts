import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, describe, it } from "vitest";
import en from "../locales/en/blogs.json" with { type: "json" };
import hi from "../locales/hi/blogs.json" with { type: "json" };

describe("a page in development", () => {
  let server: ViteDevServer;
  let cacheDir: string;
  beforeAll(async () => {
    cacheDir = mkdtempSync(join(tmpdir(), "dev-"));
    server = await createServer({
      cacheDir,
      logLevel: "error",
      server: { host: "127.0.0.1", port: 0 },
      optimizeDeps: { noDiscovery: true },
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true });
  });
  const get = async (address: string) =>
    (await fetch(new URL(address, server.resolvedUrls!.local[0]), { headers: { accept: "text/html" } })).text();

  it.each([
    ["/blogs", "en-IN", `${en.meta.title} | Saral Loans`, en.meta.description],
    ["/hi/blogs", "hi-IN", `${hi.meta.title} | सरल लोन`, hi.meta.description],
    ["/hi/blogs?utm_source=x", "hi-IN", `${hi.meta.title} | सरल लोन`, hi.meta.description],
  ])("has the language, title and description of its address: %s", async (address, tag, title, description) => {
    const html = await get(address);
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(html).toContain(`<meta data-page name="description" content="${description}">`);
  });

  it.each([
    ["/about-us", "en-IN", "Saral Loans"],
    ["/hi/about-us", "hi-IN", "सरल लोन"],
    ["/hi", "hi-IN", "सरल लोन"],
    ["/hi/nowhere", "hi-IN", "सरल लोन"],
    ["/gallery/Button", "en-IN", "Saral Loans"],
  ])("names the site in its own language at %s, with every figure in its place", async (address, tag, brand) => {
    const html = await get(address);
    expect(html).toContain(`<html lang="${tag}">`);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(brand);
    expect(html).not.toContain("{{");
  });
});
