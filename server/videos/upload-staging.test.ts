import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../testing/databases.ts";
import { boxed, matroska, mp4, webm } from "../testing/samples.ts";
import { UploadStaging, videoBytesMax } from "./upload-staging.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("the upload staging folder", () => {
  const root = testFolder();
  let folder: string;
  let staging: UploadStaging;
  let count = 0;
  beforeEach(async () => {
    folder = `${root()}/${++count}`;
    staging = new UploadStaging(folder);
    await staging.prepare(new Date());
  });
  const arriving = () => readdir(folder);

  it.each([
    ["video/webm", webm(200_000)],
    ["video/mp4", mp4(200_000)],
  ])("detects %s by its bytes and stores it readable only by the server", async (type, bytes) => {
    const video = await staging.receive(Readable.from([bytes]));
    expect(video).toMatchObject({
      contentType: type,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(await readFile(video.path)).toEqual(bytes);
    expect((await stat(video.path)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["WebM", webm(80)],
    ["MP4", mp4(80)],
  ])("recognises a %s that arrives byte by byte", async (_, bytes) => {
    const video = await staging.receive(Readable.from([...bytes].map((byte) => Buffer.from([byte]))));
    expect(await readFile(video.path)).toEqual(bytes);
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><script>"), "video.notVideo"],
    ["nothing", Buffer.alloc(0), "video.notVideo"],
    ["too little", webm().subarray(0, 8), "video.notVideo"],
    ["another Matroska type", matroska(), "video.notVideo"],
    ["a picture", boxed("heic", "mif1"), "video.notVideo"],
    ["a MOV film", boxed("qt  "), "video.quickTime"],
  ])("rejects %s and stores nothing", async (_, bytes, messageKey) => {
    await expect(staging.receive(Readable.from([bytes]))).rejects.toMatchObject({ statusCode: 415, messageKey });
    expect(await arriving()).toEqual([]);
  });

  it("stops reading as soon as it knows the upload is not a video", async () => {
    let sent = 0;
    const page = Readable.from(
      (async function* () {
        for (; sent < 1_000; sent++) yield Buffer.from("<html>".repeat(1_000));
      })(),
    );
    await expect(staging.receive(page)).rejects.toMatchObject({ messageKey: "video.notVideo" });
    expect(sent).toBeLessThan(50);
  });

  it("accepts a video of the maximum size and rejects one more byte", async () => {
    const megabyte = Buffer.alloc(2 ** 20, 7);
    const film = (bytes: number) =>
      Readable.from(
        (async function* () {
          yield webm();
          for (let left = bytes - webm().length; left > 0; left -= megabyte.length) yield megabyte.subarray(0, left);
        })(),
      );
    const video = await staging.receive(film(videoBytesMax));
    expect(video.bytes).toBe(64 * 2 ** 20);
    await staging.discard(video);
    await expect(staging.receive(film(videoBytesMax + 1))).rejects.toMatchObject({
      statusCode: 413,
      messageKey: "video.tooLarge",
    });
    expect(await arriving()).toEqual([]);
  });

  it("deletes an interrupted upload", async () => {
    const broken = Readable.from(
      (async function* () {
        yield webm(50_000);
        throw new Error("connection lost");
      })(),
    );
    await expect(staging.receive(broken)).rejects.toThrow("connection lost");
    expect(await arriving()).toEqual([]);
  });

  it("waits for a slow sender, and times out when nothing more arrives", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const impatient = new UploadStaging(folder, 200);
    const slow = Readable.from(
      (async function* () {
        for (const byte of webm(80).subarray(0, 10)) {
          yield Buffer.from([byte]);
          await vi.advanceTimersByTimeAsync(150);
        }
        yield webm(80).subarray(10);
      })(),
    );
    expect((await impatient.receive(slow)).bytes).toBe(80);
    const stopped = new Readable({ read() {} });
    stopped.push(webm(80));
    // oxlint-disable-next-line vitest/valid-expect
    const given = expect(impatient.receive(stopped)).rejects.toMatchObject({
      statusCode: 408,
      messageKey: "video.stalled",
    });
    await vi.waitFor(async () => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(200);
    await given;
    expect(await arriving()).toHaveLength(1);
  });

  it("deletes files a killed process left an hour ago, but no upload in progress", async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/old`, "x");
    await writeFile(`${folder}/new`, "x");
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await utimes(`${folder}/old`, twoHoursAgo, twoHoursAgo);
    await staging.removeAbandoned(new Date());
    expect(await arriving()).toEqual(["new"]);
  });
});
