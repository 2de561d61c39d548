import { existsSync } from "node:fs";
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyBaseLogger } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../testing/databases.ts";
import { Releases } from "./releases.ts";

describe("the server's release", () => {
  const folder = testFolder();
  const log: FastifyBaseLogger = fastify({ logger: { level: "silent" } }).log;
  let dist: string;
  let releases: Releases | undefined;
  let number = 0;
  beforeEach(() => {
    dist = join(folder(), `dist-${++number}`);
  });
  afterEach(() => releases?.stop());

  const policies = (name: string) => JSON.stringify({ default: `default-src '${name}'` });
  async function write(name: string, csp = policies(name)): Promise<string> {
    const release = join(folder(), `${number}-${name}`);
    await mkdir(release);
    await writeFile(join(release, `${name}.html`), name);
    await writeFile(join(release, "csp.json"), csp);
    return release;
  }
  const lead = async (to: string) => {
    await symlink(to, `${dist}-link`);
    await rename(`${dist}-link`, dist);
  };
  const served = ({ folder, files, policies }: Releases["current"]) => [basename(folder), [...files], policies.default];

  it("is the one the link points to, with its own files and policies", async () => {
    await lead(await write("first"));
    releases = await Releases.open(dist, log);
    expect(served(releases.current)).toEqual([`${number}-first`, ["/first.html"], "default-src 'first'"]);
    const { current } = releases;
    await lead(await write("second"));
    expect(served(await releases.refresh())).toEqual([`${number}-second`, ["/second.html"], "default-src 'second'"]);
    // A request that began with the first release ends with it.
    expect(served(current)).toEqual([`${number}-first`, ["/first.html"], "default-src 'first'"]);
  });

  it("stays the same object until it changes", async () => {
    await lead(await write("first"));
    releases = await Releases.open(dist, log);
    expect(await releases.refresh()).toBe(releases.current);
  });

  it("stays when the new release cannot be read", async () => {
    await lead(await write("first"));
    releases = await Releases.open(dist, log);
    await lead(await write("broken", "{"));
    expect(served(await releases.refresh())).toEqual([`${number}-first`, ["/first.html"], "default-src 'first'"]);
    await lead(await write("third"));
    expect(served(await releases.refresh())[0]).toBe(`${number}-third`);
  });

  it("stays when the link's target is deleted", async () => {
    const first = await write("first");
    await lead(first);
    releases = await Releases.open(dist, log);
    await rm(first, { recursive: true });
    expect((await releases.refresh()).files.size).toBe(1);
  });

  it("keeps its pages while two newer releases load at the same time", async () => {
    const withOrigin = async (name: string, pages: number) => {
      const release = await write(name, JSON.stringify({ origin: "https://built.example", default: "" }));
      for (let page = 0; page < pages; page += 1)
        await writeFile(join(release, `${page}.html`), "https://built.example");
      return release;
    };
    await lead(await withOrigin("first", 1));
    releases = await Releases.open(dist, log, "https://served.example");
    const [second, third] = [await withOrigin("second", 1), await withOrigin("third", 300)];
    await lead(second);
    const loading = [releases.refresh()];
    await lead(third);
    loading.push(releases.refresh());
    let loaded = false;
    void Promise.all(loading).then(() => {
      loaded = true;
    });
    while (!loaded) {
      const { files, folder } = releases.current.moved;
      for (const file of files) expect(existsSync(join(folder, file)), `${file} of ${folder}`).toBe(true);
      await setImmediate();
    }
    expect(releases.current.moved.files.size).toBe(300);
  });

  it("may be a plain folder that is replaced by another", async () => {
    await rename(await write("first"), dist);
    releases = await Releases.open(dist, log);
    const next = await write("second");
    await rename(dist, `${dist}-away`);
    await rename(next, dist);
    expect(served(await releases.refresh())).toEqual([basename(dist), ["/second.html"], "default-src 'second'"]);
  });

  it("is served as soon as it exists", async () => {
    releases = await Releases.open(dist, log);
    expect(releases.current.files.size).toBe(0);
    await lead(await write("first"));
    expect((await releases.refresh()).files.size).toBe(1);
  });

  it("stops the start when it cannot be read", async () => {
    await lead(await write("broken", "{"));
    await expect(Releases.open(dist, log)).rejects.toThrow(SyntaxError);
  });
});
