import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { startServer, type RunningServer } from "./server.ts";
import { readRelease } from "./release-record.ts";
import { stageRelease } from "./release.ts";
import { assetsIn, pages, publishSmallSite, writeSmallSite } from "./small-site.ts";

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "releases-"));
  dist = join(folder, "dist");
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (release: number | string, now?: Date) => publishSmallSite(dist, release, now);
const assets = () => readdirSync(join(dist, "assets")).sort();
const releases = () => readdirSync(`${dist}-releases`);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

describe("a release", () => {
  it("is a whole folder behind a link, and says what it was built from", async () => {
    await publish(1);
    expect(lstatSync(dist).isSymbolicLink()).toBe(true);
    expect(assets()).toEqual(["main-1.js", "shared.js", "style-1.css"]);
    expect(readRelease(dist)).toEqual({ fingerprint: "made from 1", kept: {} });
    expect(releases()).toHaveLength(1);
  });

  it("takes the place of the plain folder that earlier versions built, and keeps its assets", async () => {
    writeSmallSite(dist, "plain");
    await publish(1);
    expect(assets()).toEqual(["main-1.js", "main-plain.js", "shared.js", "style-1.css", "style-plain.css"]);
  });

  it("keeps the assets of those before it for a week after each was replaced", async () => {
    await publish(1, day(1));
    await publish(2, day(9));
    await publish(3, day(12));
    expect(assets()).toEqual([
      "main-1.js",
      "main-2.js",
      "main-3.js",
      "shared.js",
      "style-1.css",
      "style-2.css",
      "style-3.css",
    ]);
    await publish(4, day(17));
    expect(assets()).toEqual([
      "main-2.js",
      "main-3.js",
      "main-4.js",
      "shared.js",
      "style-2.css",
      "style-3.css",
      "style-4.css",
    ]);
  });

  it("keeps the assets of ten, however many are published in a day", async () => {
    for (let number = 1; number <= 12; number++) await publish(number, new Date(day(1).getTime() + number));
    expect(assets().filter((name) => name.startsWith("main"))).toHaveLength(11);
    expect(assets()).not.toContain("main-1.js");
  });

  it("has an asset that comes back as its own", async () => {
    await publish(1, day(1));
    await publish(2, day(2));
    await publish(1, day(3));
    await publish(3, day(9));
    expect(assets()).toContain("main-1.js");
  });

  it("leaves the folder of the one before it until every server has moved on, and nothing of builds that were killed", async () => {
    await publish(1, day(1));
    await publish(2, day(2));
    const killed = join(`${dist}-releases`, "building-killed");
    mkdirSync(killed);
    utimesSync(killed, day(1), day(1));
    expect(releases()).toHaveLength(3);
    await publish(3, day(3));
    expect(releases()).toEqual(["2026-11-02T00-00-00.000Z", "2026-11-03T00-00-00.000Z"]);
  });

  it.each(["before its pages are written", "after its pages are written"])(
    "that fails %s changes nothing",
    async (when) => {
      await publish(1);
      const before = {
        folder: realpathSync(dist),
        page: readFileSync(join(dist, "index.html"), "utf8"),
        assets: assets(),
        releases: releases(),
      };
      const failing = async () => {
        await using staged = await stageRelease(dist, "made from 2");
        if (when.startsWith("after")) writeSmallSite(staged.folder, 2);
        throw new Error("The build has no src/main.tsx.");
      };
      await expect(failing()).rejects.toThrow("The build has no");
      expect({
        folder: realpathSync(dist),
        page: readFileSync(join(dist, "index.html"), "utf8"),
        assets: assets(),
        releases: releases(),
      }).toEqual(before);
    },
  );
});

describe("two servers on one folder", () => {
  /** A server with the requests that are under way to it. */
  interface Backend {
    server: RunningServer;
    underWay: Set<Promise<unknown>>;
  }
  const running: Backend[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ server }) => server.stop()));
  });
  const start = async (name: string) => {
    const server = await startServer({ DIST_DIR: dist, DATA_DIR: join(folder, name), LOG_LEVEL: "error" });
    running.push({ server, underWay: new Set() });
  };
  /** As a load balancer does it: no new requests, then what is under way, then the signal. */
  const stopFirst = async () => {
    const { server, underWay } = running.shift()!;
    await Promise.all(underWay);
    await server.stop();
  };
  let turn = 0;
  /** From the servers in turn, so that a page and its assets come from different ones. */
  const get = async (path: string) => {
    const { server, underWay } = running[turn++ % running.length]!;
    const answer = fetch(server.origin + path).then(
      async (response) => ({
        status: String(response.status),
        policy: response.headers.get("content-security-policy") ?? "",
        text: await response.text(),
      }),
      (error: Error) => ({ status: String(error.cause), policy: "", text: "" }),
    );
    underWay.add(answer);
    const received = await answer;
    underWay.delete(answer);
    return received;
  };
  it("answer every request while new releases are published and while each is started again", async () => {
    await publish(1);
    await Promise.all([start("first"), start("second")]);
    const wrong: string[] = [];
    const read = async (path: string) => {
      const answer = await get(path);
      if (answer.status !== "200") wrong.push(`${path}: ${answer.status}`);
      return answer;
    };
    /** The scripts that each page has named so far. */
    const named = new Set<string>();
    const visit = async (page: string) => {
      const { text, policy } = await read(page);
      const own = /content="(.*?)"/.exec(text)?.[1];
      if (!own || !policy.startsWith(own)) wrong.push(`${page}: ${own} came with the policy ${policy}`);
      const assets = assetsIn(text);
      named.add(page + assets[0]);
      for (const asset of assets) await read(asset);
      return assets;
    };
    let going = true;
    const visitors = Promise.all(
      pages.map(async (page) => {
        while (going) {
          await visit(page);
          await read(paths.states);
        }
      }),
    );
    const isEverywhere = async (release: number) => {
      while (!pages.every((page) => named.has(`${page}/assets/main-${release}.js`))) await visit("/");
    };

    await isEverywhere(1);
    const opened = (await Promise.all(pages.map(visit))).flat();
    await publish(2);
    await isEverywhere(2);
    for (const [release, name] of [
      [3, "first"],
      [4, "second"],
    ] as const) {
      await publish(release);
      await stopFirst();
      await start(name);
      await isEverywhere(release);
    }
    // What a page that was opened before all this names.
    expect(opened).toContain("/assets/main-1.js");
    for (const asset of opened) await read(asset);
    going = false;
    await visitors;
    expect(wrong).toEqual([]);
  }, 120_000);

  it("serve on when a build breaks off half-way", async () => {
    await publish(1);
    await start("first");
    const readAll = () => Promise.all(pages.map(get));
    const before = await readAll();
    {
      await using staged = await stageRelease(dist, "made from 2");
      writeSmallSite(staged.folder, 2);
      expect(await readAll()).toEqual(before);
    }
    expect(await readAll()).toEqual(before);
    expect((await get("/assets/main-2.js")).status).toBe("404");
  }, 60_000);
});
