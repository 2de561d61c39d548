import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fewPlaces } from "../testing/samples.ts";
import { settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

const page = (title: string) => `<!doctype html><title>${title}</title>${"<p>words</p>".repeat(200)}`;

const site: Record<string, string> = {
  "index.html": page("Home"),
  "about-us/index.html": page("About"),
  "blog-details/1/index.html": page("First post"),
  "hi/index.html": page("होम"),
  "hi/about-us/index.html": page("हमारे बारे में"),
  "404.html": page("404"),
  "hi/404.html": page("404 हिन्दी"),
  "blog-not-found.html": page("Blog not found."),
  "hi/blog-not-found.html": page("ब्लॉग नहीं मिला"),
  "assets/main-abc123.js": "export const words = 1;".repeat(100),
  "assets/banner.mp4": "0123456789",
  "accessibility/report/en.html": page("Report"),
  "robots.txt": "User-agent: *",
  ".well-known/security.txt":
    "Contact: mailto:security@saral.example\nExpires: 2020-06-29T00:00:00.000Z\nPreferred-Languages: en, hi\n",
  ".well-known/.hidden": "hidden",
  "sitemap.xml": "<urlset/>",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  ".vite/manifest.json": "{}",
  "csp.json": JSON.stringify({
    default: "default-src 'self'; frame-ancestors 'none'",
    pages: { "/about-us": "default-src 'self'; style-src 'sha256-about'" },
    documents: { "/accessibility/report/en.html": "default-src 'none'; style-src 'unsafe-inline'" },
  }),
};
/** Files that the build has compressed. */
const compressed = ["index.html", "about-us/index.html", "404.html", "assets/main-abc123.js"];

describe("the pages", () => {
  const folder = testFolder();
  let app: App;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(site)) {
      const file = join(folder(), "dist", name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      if (compressed.includes(name)) {
        await writeFile(`${file}.br`, brotliCompressSync(text));
        await writeFile(`${file}.gz`, gzipSync(text));
      }
    }
    await writeFile(join(folder(), "secret.txt"), "secret");
    app = await buildApp(settingsFor(folder(), { SITE_ORIGIN: "https://www.saral.example" }), {
      geography: () => fewPlaces,
    });
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ["/", "Home"],
    ["/about-us", "About"],
    ["/hi", "होम"],
    ["/hi/about-us", "हमारे बारे में"],
    ["/blog-details/1", "First post"],
    ["/about-us?utm_source=x", "About"],
  ])("are served at %s with no-cache", async (url, title) => {
    const response = await get(url);
    expect([response.statusCode, response.headers["content-type"], response.headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it("have their own content policy, as other documents do; all else has the strict one", async () => {
    const policyOf = async (url: string) => (await get(url)).headers["content-security-policy"];
    expect(await policyOf("/about-us")).toContain("sha256-about");
    expect(await policyOf("/accessibility/report/en.html")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(await policyOf("/blog-details/1")).toBe("default-src 'self'; frame-ancestors 'none'");
  });

  it.each(["/", "/assets/main-abc123.js", "/robots.txt", "/sitemap.xml", "/favicon.svg"])(
    "declare the charset of %s if it is text",
    async (url) => {
      expect((await get(url)).headers["content-type"]).toMatch(/^(?:text|application|image)\/[\w+]+; charset=utf-8$/);
    },
  );

  it("are cached forever if they are hashed assets", async () => {
    const response = await get("/assets/main-abc123.js");
    expect(response.headers).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("are served with %s to a browser that accepts it", async (encoding, decompress) => {
    const response = await get("/about-us", { "accept-encoding": encoding });
    expect(response.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(decompress(response.rawPayload).toString()).toBe(site["about-us/index.html"]);
  });

  it("are served uncompressed if there is no compressed copy or the browser asks for it", async () => {
    expect((await get("/robots.txt", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/", { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/", { "accept-encoding": "gzip, deflate, br, zstd" })).headers["content-encoding"]).toBe("br");
  });

  it("include a security.txt that is always valid for half a year from today", async () => {
    const response = await get("/.well-known/security.txt", { "accept-encoding": "br" });
    expect([response.statusCode, response.headers["content-type"], response.headers["cache-control"]]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "no-cache",
    ]);
    const [contact, expires, languages] = response.body.split("\n");
    expect([contact, languages]).toEqual(["Contact: mailto:security@saral.example", "Preferred-Languages: en, hi"]);
    const days = (Date.parse(expires!.slice("Expires: ".length)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThanOrEqual(180);
  });

  it("are answered with 304 when they have not changed", async () => {
    const first = await get("/about-us", { "accept-encoding": "br" });
    expect(first.headers.etag).toBeTruthy();
    const second = await get("/about-us", { "accept-encoding": "br", "if-none-match": String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, ""]);
  });

  it("answer HEAD without a body", async () => {
    const response = await app.inject({ method: "HEAD", url: "/about-us" });
    expect([response.statusCode, response.body, Number(response.headers["content-length"])]).toEqual([
      200,
      "",
      Buffer.byteLength(site["about-us/index.html"]!),
    ]);
  });

  it("answer a range request for a video with 206", async () => {
    const response = await get("/assets/banner.mp4", { range: "bytes=2-4" });
    expect([response.statusCode, response.body, response.headers["content-range"]]).toEqual([
      206,
      "234",
      "bytes 2-4/10",
    ]);
  });

  it.each([
    ["/about-us/", "/about-us"],
    ["/hi/", "/hi"],
    ["/hi/about-us//", "/hi/about-us"],
    ["/about-us/?a=1&b=2", "/about-us?a=1&b=2"],
    ["/about-us/index.html", "/about-us"],
    ["/index.html", "/"],
    ["/About-Us", "/about-us"],
    ["/HI/About-us/?A=B", "/hi/about-us?A=B"],
  ])("have one address: %s redirects to %s", async (from, to) => {
    const response = await get(from);
    expect([response.statusCode, response.headers.location]).toEqual([308, to]);
  });

  it.each([
    ["/nowhere", "404"],
    ["/nowhere/", "404"],
    ["/hi/nowhere", "404 हिन्दी"],
    ["/history", "404"],
    ["/blog-details/999", "Blog not found."],
    ["/blog-details/", "404"],
    ["/blog-details/1/2", "404"],
    ["/blog-details/999/", "Blog not found."],
    ["/hi/blog-details/999", "ब्लॉग नहीं मिला"],
    ["/assets/gone.js", "404"],
    ["/assets", "404"],
    ["/csp.json", "404"],
    ["/.well-known/.hidden", "404"],
    ["/.well-known", "404"],
    ["/.vite/manifest.json", "404"],
    ["/index.html.br", "404"],
    ["//evil.example/", "404"],
    ["/%00", "404"],
  ])("answer 404 for %s", async (url, title) => {
    const response = await get(url);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([404, "no-cache"]);
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it("send the 404 page in full and compressed to a browser that has seen it before", async () => {
    const first = await get("/nowhere", { "accept-encoding": "br" });
    expect([first.statusCode, first.headers["content-encoding"]]).toEqual([404, "br"]);
    const again = await get("/nowhere", {
      "accept-encoding": "br",
      "if-none-match": String(first.headers.etag),
      range: "bytes=0-1",
    });
    expect([again.statusCode, again.rawPayload]).toEqual([404, first.rawPayload]);
  });

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//../secret.txt",
  ])("never leave their folder: %s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain("secret");
  });

  it("answer an address that cannot be decoded with an error like any other", async () => {
    const response = await get("/%zz", { "accept-language": "hi" });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { Status: 0, Message: "हम भेजी गई जानकारी नहीं पढ़ पाए।" },
    ]);
  });

  it("have their own content policy and cannot be framed", async () => {
    expect((await get("/about-us")).headers["content-security-policy"]).toBe(
      "default-src 'self'; style-src 'sha256-about'; frame-ancestors 'none'",
    );
    for (const url of ["/", "/nowhere"]) {
      expect((await get(url)).headers["content-security-policy"]).toBe("default-src 'self'; frame-ancestors 'none'");
    }
    expect((await get("/assets/main-abc123.js")).headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it.each(["/", "/nowhere", "/assets/main-abc123.js", "/healthz", "/Api/TaskApi/getState"])(
    "have the security headers: %s",
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
        "permissions-policy": expect.stringMatching(/^camera=\(self\), microphone=\(self\), .*geolocation=\(\)/),
      });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );
});

describe("the operator's header settings", () => {
  const folder = testFolder();
  const served = async (environment: Record<string, string>, ...urls: string[]) => {
    await mkdir(join(folder(), "dist"), { recursive: true });
    await writeFile(join(folder(), "dist/index.html"), page("Home"));
    await writeFile(join(folder(), "dist/robots.txt"), "User-agent: *");
    await writeFile(
      join(folder(), "dist/csp.json"),
      JSON.stringify({
        default: "",
        pages: { "/": "default-src 'none'; require-trusted-types-for 'script'; trusted-types site" },
      }),
    );
    const app = await buildApp(settingsFor(folder(), { SITE_ORIGIN: "https://www.saral.example", ...environment }), {
      geography: () => fewPlaces,
    });
    try {
      return await Promise.all(urls.map(async (url) => (await app.inject({ url })).headers));
    } finally {
      await app.close();
    }
  };

  it.each([
    ["host", "max-age=31536000"],
    ["subdomains", "max-age=31536000; includeSubDomains"],
    ["preload", "max-age=31536000; includeSubDomains; preload"],
  ])("HSTS=%s sends %s with every response", async (HSTS, value) => {
    for (const headers of await served({ HSTS }, "/", "/nowhere", "/healthz"))
      expect(headers["strict-transport-security"]).toBe(value);
  });

  it("REPORT_TO reports violations of pages without a query, and no blocked markup", async () => {
    const REPORT_TO = "https://reports.saral.example/csp";
    const [home, withQuery, robots, call] = await served(
      { REPORT_TO },
      "/",
      "/?refstr=TDE=",
      "/robots.txt",
      "/Api/TaskApi/getState",
    );
    expect(home!["reporting-endpoints"]).toBe(`csp="${REPORT_TO}"`);
    expect(home!["content-security-policy"]).toBe(
      `default-src 'none'; frame-ancestors 'none'; report-uri ${REPORT_TO}; report-to csp, require-trusted-types-for 'script'; trusted-types site`,
    );
    expect(withQuery!["content-security-policy"]).toBe(
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types site; frame-ancestors 'none'",
    );
    for (const headers of [withQuery!, robots!, call!]) expect(JSON.stringify(headers)).not.toContain("report");
  });
});

describe("a server without a built site", () => {
  const folder = testFolder();
  it("answers API calls, sends no HSTS on plain HTTP, and has no pages", async () => {
    const app = await buildApp(settingsFor(folder()), { geography: () => fewPlaces });
    const states = await app.inject({ url: "/Api/TaskApi/getState" });
    expect([states.statusCode, states.headers["strict-transport-security"]]).toEqual([200, undefined]);
    expect((await app.inject({ url: "/" })).statusCode).toBe(404);
    await app.close();
  });
});
