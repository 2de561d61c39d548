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

/** A received recording. */
let count = 0;
async function upload(bytes = webm(300_000)): Promise<ReceivedVideo> {
  const path = `${root()}/upload-${++count}`;
  await writeFile(path, bytes);
  return {
    path,
    contentType: "video/webm",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

describe.each<[string, () => VideoStore]>([
  ["folder", () => new VideoFolder(`${root()}/folder`)],
  ["bucket", () => new VideoBucket(bucketSettings())],
])("the video store in a %s", (_, makeStore) => {
  let store: VideoStore;
  beforeEach(async () => {
    store = makeStore();
    await store.check();
  });
  const read = async (name: string) => buffer(await store.read(name));

  it("returns the bytes that were saved", async () => {
    const bytes = webm(5 * 2 ** 20);
    await store.save(await upload(bytes), "one.webm");
    expect((await read("one.webm")).equals(bytes)).toBe(true);
  });

  it("throws for an unknown name", async () => {
    await expect(store.read("none.webm")).rejects.toMatchObject({ name: "VideoStoreError", isPermanent: true });
  });

  it("deletes a video, and ignores one that does not exist", async () => {
    await store.save(await upload(), "two.webm");
    await store.remove("two.webm");
    await store.remove("two.webm");
    await expect(store.read("two.webm")).rejects.toThrow();
  });

  it("leaves no file behind after its check", async () => {
    await store.save(await upload(), "three.webm");
    await store.check();
    expect(await bucket.names()).not.toContainEqual(expect.stringContaining("check"));
    expect((await read("three.webm")).length).toBe(300_000);
  });
});

describe("the video store", () => {
  it("is the one the settings name", () => {
    expect(videoStore(settings())).toBeInstanceOf(VideoBucket);
    expect(videoStore(readSettings({}))).toBeInstanceOf(VideoFolder);
  });

  it("moves an upload into a private folder", async () => {
    const store = new VideoFolder(`${root()}/folder`);
    await store.check();
    const video = await upload();
    await store.save(video, "mine.webm");
    expect(existsSync(video.path)).toBe(false);
    expect((await stat(`${root()}/folder`)).mode & 0o777).toBe(0o700);
  });
});

describe("a bucket", () => {
  it("stores under its prefix and leaves the uploaded file in place", async () => {
    const video = await upload();
    await new VideoBucket(bucketSettings()).save(video, "prefixed.webm");
    expect(await bucket.names()).toContain("prefixed.webm");
    expect(existsSync(video.path)).toBe(true);
  });

  it.each([
    ["another secret", { secretAccessKey: "wrong" }, /status 403 \(SignatureDoesNotMatch\)/],
    ["an unknown key", { accessKeyId: "nobody" }, /status 403 \(InvalidAccessKeyId\)/],
    ["an unknown bucket", { bucket: "elsewhere" }, /status 404 \(NoSuchBucket\)/],
  ])("fails without a retry for %s, and the error contains no secret", async (_, wrong, message) => {
    const store = new VideoBucket({ ...bucketSettings(), ...wrong });
    await expect(store.check()).rejects.toMatchObject({ isPermanent: true, message: expect.stringMatching(message) });
    await expect(store.check()).rejects.not.toThrow(/S3RVER|wrong/);
  });

  it("retries when the storage is unreachable, and then says so", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    const store = new VideoBucket({ ...bucketSettings(), endpoint: `http://127.0.0.1:${port}` });
    await expect(store.remove("any.webm")).rejects.toMatchObject({
      isPermanent: false,
      statusCode: 503,
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("puts the bucket in the host name when path style is off", async () => {
    const store = new VideoBucket({ ...bucketSettings(), pathStyle: false, endpoint: "http://storage.invalid" });
    await expect(store.remove("any.webm")).rejects.toThrow(/did not answer DELETE: E/);
  });

  describe("whose first response fails", () => {
    let server: Server;
    let received: string[];
    beforeEach(async () => {
      received = [];
      server = createServer((socket) => {
        socket.once("data", (data) => {
          received.push(data.toString("latin1").split("\r\n")[0]!);
          const isFirst = received.length === 1;
          socket.end(
            isFirst
              ? "HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
              : "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n",
          );
        });
        socket.on("error", () => {});
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterAll(() => void server.close());

    it("retries the same request", async () => {
      const { port } = server.address() as AddressInfo;
      await new VideoBucket({ ...bucketSettings(), endpoint: `http://127.0.0.1:${port}` }).remove("any.webm");
      expect(received).toEqual([
        "DELETE /saral-videos/kyc/any.webm HTTP/1.1",
        "DELETE /saral-videos/kyc/any.webm HTTP/1.1",
      ]);
    });
  });
});
