import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSettings, type BucketSettings } from "../env.ts";
import { startBucket, type TestBucket } from "../testing/bucket.ts";
import { testFolder } from "../testing/databases.ts";
import { webm } from "../testing/samples.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoBucket } from "./bucket.ts";
import { VideoFolder } from "./folder.ts";
import { videoStore, type VideoStore } from "./store.ts";

const root = testFolder();
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket(`${root()}/bucket`);
});
afterAll(() => bucket.stop());

const settings = () => readSettings({ DATA_DIR: `${root()}/data`, ...bucket.environment });
const bucketSettings = () => settings().videos as BucketSettings;

/** A recording that has arrived. */
let count = 0;
async function arrival(bytes = webm(300_000)): Promise<ReceivedVideo> {
  const path = `${root()}/arrival-${++count}`;
  await writeFile(path, bytes);
  return { path, contentType: "video/webm", bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

describe.each<[string, () => VideoStore]>([
  ["folder", () => new VideoFolder(`${root()}/folder`)],
  ["bucket", () => new VideoBucket(bucketSettings())],
])("a store of videos in a %s", (_, makeStore) => {
  let store: VideoStore;
  beforeEach(async () => {
    store = makeStore();
    await store.check();
  });
  const read = async (name: string) => buffer(await store.read(name));

  it("gives back what it was given", async () => {
    const bytes = webm(5 * 2 ** 20);
    await store.save(await arrival(bytes), "one.webm");
    expect((await read("one.webm")).equals(bytes)).toBe(true);
  });

  it("has nothing under a name that it was not given", async () => {
    await expect(store.read("none.webm")).rejects.toMatchObject({ name: "VideoStoreError", isPermanent: true });
  });

  it("takes away what it was given, and does not mind when there is nothing", async () => {
    await store.save(await arrival(), "two.webm");
    await store.remove("two.webm");
    await store.remove("two.webm");
    await expect(store.read("two.webm")).rejects.toThrow();
  });

  it("leaves nothing of finding out whether it works", async () => {
    await store.save(await arrival(), "three.webm");
    await store.check();
    expect(await bucket.names()).not.toContainEqual(expect.stringContaining("check"));
    expect((await read("three.webm")).length).toBe(300_000);
  });
});

describe("a store of videos", () => {
  it("is the one that the settings name", () => {
    expect(videoStore(settings())).toBeInstanceOf(VideoBucket);
    expect(videoStore(readSettings({}))).toBeInstanceOf(VideoFolder);
  });

  it("in a folder moves the arrival, and lets nobody else read it", async () => {
    const store = new VideoFolder(`${root()}/folder`);
    await store.check();
    const video = await arrival();
    await store.save(video, "mine.webm");
    expect(existsSync(video.path)).toBe(false);
    expect((await stat(`${root()}/folder`)).mode & 0o777).toBe(0o700);
  });
});

describe("a bucket", () => {
  it("keeps under its prefix, and leaves the arrival where it was", async () => {
    const video = await arrival();
    await new VideoBucket(bucketSettings()).save(video, "prefixed.webm");
    expect(await bucket.names()).toContain("prefixed.webm");
    expect(existsSync(video.path)).toBe(true);
  });

  it.each([
    ["another secret", { secretAccessKey: "wrong" }, /status 403 \(SignatureDoesNotMatch\)/],
    ["an unknown key", { accessKeyId: "nobody" }, /status 403 \(InvalidAccessKeyId\)/],
    ["an unknown bucket", { bucket: "elsewhere" }, /status 404 \(NoSuchBucket\)/],
  ])("refuses at once with %s, and says so without naming a secret", async (_, wrong, message) => {
    const store = new VideoBucket({ ...bucketSettings(), ...wrong });
    await expect(store.check()).rejects.toMatchObject({ isPermanent: true, message: expect.stringMatching(message) });
    await expect(store.check()).rejects.not.toThrow(/S3RVER|wrong/);
  });

  it("that is out of reach is asked again, and then named as what does not answer", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    const store = new VideoBucket({ ...bucketSettings(), endpoint: `http://127.0.0.1:${port}` });
    await expect(store.remove("any.webm")).rejects.toMatchObject({ isPermanent: false, statusCode: 503, message: expect.stringContaining("ECONNREFUSED") });
  });

  it("addresses the bucket before the host where paths are not wanted", async () => {
    const store = new VideoBucket({ ...bucketSettings(), pathStyle: false, endpoint: "http://storage.invalid" });
    await expect(store.remove("any.webm")).rejects.toThrow(/did not answer DELETE: E/);
  });

  describe("whose first answer fails", () => {
    let server: Server;
    let heard: string[];
    beforeEach(async () => {
      heard = [];
      server = createServer((socket) => {
        socket.once("data", (data) => {
          heard.push(data.toString("latin1").split("\r\n")[0]!);
          const isFirst = heard.length === 1;
          socket.end(isFirst ? "HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" : "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
        });
        socket.on("error", () => {});
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterAll(() => void server.close());

    it("is asked the same again", async () => {
      const { port } = server.address() as AddressInfo;
      await new VideoBucket({ ...bucketSettings(), endpoint: `http://127.0.0.1:${port}` }).remove("any.webm");
      expect(heard).toEqual(["DELETE /saral-videos/kyc/any.webm HTTP/1.1", "DELETE /saral-videos/kyc/any.webm HTTP/1.1"]);
    });
  });
});
