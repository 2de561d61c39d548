import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { serverPaths, writeCdnFolder } from "../../scripts/cdn.ts";
import { securityHeaders } from "../../server/plugins/headers.ts";
import { publishSmallSite } from "../../testing/small-site.ts";

describe("the folder for a CDN", () => {
  let folder: string;
  let cdn: string;
  let headers: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "cdn-"));
    cdn = join(folder, "cdn");
    await publishSmallSite(join(folder, "dist"), 1);
    for (const suffix of ["br", "gz"]) writeFileSync(join(folder, "dist", `index.html.${suffix}`), "");
    await writeCdnFolder(join(folder, "dist"), cdn);
    headers = readFileSync(join(cdn, "_headers"), "utf8");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has each page under its address, and no file that only the server reads", () => {
    expect(readdirSync(cdn, { recursive: true }).sort()).toEqual([
      "_headers",
      "about-us.html",
      "assets",
      "assets/main-1.js",
      "assets/shared.js",
      "assets/style-1.css",
      "hi",
      "hi.html",
      "hi/about-us.html",
      "index.html",
    ]);
  });

  it("sends the server's security headers with every answer", () => {
    const [, always] = /^\/\*\n((?: {2}.*\n)+)/m.exec(headers)!;
    const { "cache-control": _, ...sent } = securityHeaders({ hsts: "host" });
    const expected = { ...sent, "content-security-policy": "frame-ancestors 'none'" };
    expect(
      Object.fromEntries(
        always!
          .trim()
          .split("\n")
          .map((line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2),
          ),
      ),
    ).toEqual(expected);
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(["strict-transport-security", "permissions-policy", "x-frame-options"]),
    );
    expect(headers).toContain("/assets/*\n  cache-control: public, max-age=31536000, immutable\n");
  });

  it("leaves every API call to the server", () => {
    const calls = [...Object.values(paths), "/api/contact", `/status-host${paths.leadInfo}`];
    expect(calls.filter((call) => !serverPaths.some((pattern) => call.startsWith(pattern.slice(0, -1))))).toEqual([]);
  });
});
