import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../testing/databases.ts";
import { mp4, webm } from "../testing/samples.ts";
import { VideoFiles } from "./video-files.ts";

describe("the folder of videos", () => {
  const root = testFolder();
  let folder: string;
  let files: VideoFiles;
  let count = 0;
  beforeEach(async () => {
    folder = `${root()}/${++count}`;
    files = new VideoFiles(folder);
    await files.prepare(new Date());
  });
  const arriving = () => readdir(`${folder}/arriving`);

  it.each([["video/webm", webm(200_000)], ["video/mp4", mp4(200_000)]])("receives %s by its bytes", async (type, bytes) => {
    const video = await files.receive(Readable.from([bytes]));
    expect(video).toMatchObject({ contentType: type, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    expect(await readFile(video!.path)).toEqual(bytes);
  });

  it("recognises a video whose first bytes come one by one", async () => {
    const bytes = mp4(40);
    const video = await files.receive(Readable.from([...bytes].map((byte) => Buffer.from([byte]))));
    expect(video?.contentType).toBe("video/mp4");
    expect(await readFile(video!.path)).toEqual(bytes);
  });

  it.each([["a page", Buffer.from("<!doctype html><script>")], ["nothing", Buffer.alloc(0)], ["too little", webm(8)]])(
    "refuses %s and keeps none of it",
    async (_, bytes) => {
      expect(await files.receive(Readable.from([bytes]))).toBeUndefined();
      expect(await arriving()).toEqual([]);
    },
  );

  it("keeps nothing of an upload that breaks off", async () => {
    const broken = Readable.from((async function* () {
      yield webm(50_000);
      throw new Error("connection lost");
    })());
    await expect(files.receive(broken)).rejects.toThrow("connection lost");
    expect(await arriving()).toEqual([]);
  });

  it("moves a kept video to a random name that says its kind, readable by the server alone", async () => {
    const video = (await files.receive(Readable.from([webm()])))!;
    const name = files.nameFor(video);
    await files.keep(video, name);
    expect(name).toMatch(/^[0-9a-f-]{36}\.webm$/);
    expect(await readFile(`${folder}/${name}`)).toEqual(webm());
    await files.discard(video);
    expect(existsSync(`${folder}/${name}`)).toBe(true);
    expect(await arriving()).toEqual([]);
  });

  it("clears away what a killed process left an hour ago, not what another is receiving now", async () => {
    await mkdir(`${folder}/arriving`, { recursive: true });
    await writeFile(`${folder}/arriving/old`, "x");
    await writeFile(`${folder}/arriving/new`, "x");
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await utimes(`${folder}/arriving/old`, twoHoursAgo, twoHoursAgo);
    await files.prepare(new Date());
    expect(await arriving()).toEqual(["new"]);
  });
});
