import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/lender";
import { toRefstr } from "#domain/lead";
import { application, mp4, webm } from "../testing/samples.ts";
import { multipart, testSite } from "../testing/site.ts";

describe("uploading a video", () => {
  const site = testSite();
  let refstr: string;
  beforeAll(async () => {
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    refstr = toRefstr(response.json().Data.lead_id);
  });
  const upload = (parts: [string, string | Buffer][], headers: Record<string, string> = {}) => {
    const body = multipart(parts);
    return site.app.inject({ method: "POST", url: paths.uploadVideo, payload: body.payload, headers: { ...body.headers, ...headers } });
  };
  const folder = () => `${site.folder}/data/videos`;
  const kept = async () => (await readdir(folder())).filter((name) => name !== "arriving");
  const arriving = () => readdir(`${folder()}/arriving`);

  it.each([["WebM", "webm", webm(300_000)], ["MP4", "mp4", mp4(300_000)]])("keeps a %s under a random name", async (_, extension, bytes) => {
    const before = await kept();
    const response = await upload([["video", bytes], ["refstr", refstr]]);
    expect([response.statusCode, response.json()]).toEqual([200, { Status: 1, Message: "Video uploaded successfully!" }]);
    const [added] = (await kept()).filter((name) => !before.includes(name));
    expect(added).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${extension}$`));
    expect(await readFile(`${folder()}/${added}`)).toEqual(bytes);
    expect(await arriving()).toEqual([]);
  });

  it("takes the lead before the video as well", async () => {
    expect((await upload([["refstr", refstr], ["video", webm(301)]])).statusCode).toBe(200);
  });

  it("keeps a recording that is sent again only once", async () => {
    await upload([["video", webm(777)], ["refstr", refstr]]);
    const before = await kept();
    expect((await upload([["video", webm(777)], ["refstr", refstr]])).statusCode).toBe(200);
    expect(await kept()).toEqual(before);
  });

  it.each([
    ["an unknown lead", [["video", webm()], ["refstr", toRefstr("f".repeat(40))]], 404, "We found no application for this link."],
    ["a made-up refstr", [["video", webm()], ["refstr", "%%%"]], 404, "We found no application for this link."],
    ["no refstr", [["video", webm()]], 404, "We found no application for this link."],
    ["no video", [["refstr", "TDE="]], 400, "No video was sent."],
    ["a page that calls itself a video", [["video", Buffer.from("<html>".repeat(100))], ["refstr", "TDE="]], 415, "The file is not a WebM or MP4 video."],
    ["an empty file", [["video", Buffer.alloc(0)], ["refstr", "TDE="]], 415, "The file is not a WebM or MP4 video."],
    ["two videos", [["video", webm()], ["video", webm()], ["refstr", "TDE="]], 413, "What was sent is too large."],
  ] as [string, [string, string | Buffer][], number, string][])("refuses %s and keeps nothing", async (_, parts, statusCode, Message) => {
    const before = await kept();
    const response = await upload(parts);
    expect([response.statusCode, response.json()]).toEqual([statusCode, { Status: 0, Message }]);
    expect([await kept(), await arriving()]).toEqual([before, []]);
  });

  it("refuses more than 64 MB and keeps nothing", async () => {
    const before = await kept();
    const response = await upload([["video", webm(64 * 2 ** 20 + 1)], ["refstr", refstr]], { "accept-language": "hi" });
    expect([response.statusCode, response.json()]).toEqual([413, { Status: 0, Message: "वीडियो 64 MB से बड़ा है। छोटा वीडियो भेजें।" }]);
    expect([await kept(), await arriving()]).toEqual([before, []]);
  });

  it("refuses what is no form", async () => {
    for (const headers of [{ "content-type": "application/json" }, { "content-type": "video/webm" }]) {
      const response = await site.app.inject({ method: "POST", url: paths.uploadVideo, payload: "{}", headers });
      expect([response.statusCode, response.json().Status]).toEqual([415, 0]);
    }
  });

  it("leaves nothing of an upload whose connection is lost", async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const before = await kept();
    const { payload, headers } = multipart([["video", webm(2_000_000)], ["refstr", refstr]]);
    const upload = httpRequest({
      port: (site.app.server.address() as AddressInfo).port, method: "POST", path: paths.uploadVideo,
      headers: { ...headers, "content-length": payload.length },
    });
    upload.on("error", () => {});
    upload.write(payload.subarray(0, 1_000_000));
    for (let tries = 0; tries < 100 && (await arriving()).length === 0; tries++) await wait(10);
    expect(await arriving()).toHaveLength(1);
    upload.destroy();
    for (let tries = 0; tries < 200 && (await arriving()).length > 0; tries++) await wait(10);
    expect([await arriving(), await kept()]).toEqual([[], before]);
  });

  it("never serves a video", async () => {
    const [name] = await kept();
    expect(existsSync(`${folder()}/${name}`)).toBe(true);
    for (const url of [`/videos/${name}`, `/data/videos/${name}`, `/../data/videos/${name}`]) {
      expect((await site.app.inject({ url })).statusCode).not.toBe(200);
    }
  });
});
