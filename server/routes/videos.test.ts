import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { application, boxed, mp4, webm } from "../testing/samples.ts";
import { multipart, testSite } from "../testing/site.ts";

type Parts = [string, string | Buffer][];

describe("uploading a video", () => {
  const lines: string[] = [];
  const site = testSite({ LOG_LEVEL: "info" }, { logStream: { write: (line) => void lines.push(line) } });
  let refstr: string;
  let origin: string;
  beforeAll(async () => {
    origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    refstr = toRefstr(response.json().Data.lead_id);
  });
  const upload = (parts: Parts, headers: Record<string, string> = {}) => {
    const body = multipart(parts);
    return site.app.inject({
      method: "POST",
      url: paths.uploadVideo,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const folder = () => `${site.folder}/data/videos`;
  const stored = async () => (await readdir(folder())).filter((name) => name !== "arriving");
  const arriving = () => readdir(`${folder()}/arriving`);

  it.each([
    ["WebM", "webm", webm(300_000)],
    ["MP4", "mp4", mp4(300_000)],
  ])("stores a %s under a random name", async (_, extension, bytes) => {
    const before = await stored();
    const response = await upload([
      ["video", bytes],
      ["refstr", refstr],
    ]);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { Status: 1, Message: "Video uploaded successfully!" },
    ]);
    const [added] = (await stored()).filter((name) => !before.includes(name));
    expect(added).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${extension}$`));
    expect(await readFile(`${folder()}/${added}`)).toEqual(bytes);
    expect(await arriving()).toEqual([]);
  });

  it("accepts the lead before the video as well", async () => {
    expect(
      (
        await upload([
          ["refstr", refstr],
          ["video", webm(301)],
        ])
      ).statusCode,
    ).toBe(200);
  });

  it("stores a recording that is sent again only once", async () => {
    await upload([
      ["video", webm(777)],
      ["refstr", refstr],
    ]);
    const before = await stored();
    expect(
      (
        await upload([
          ["video", webm(777)],
          ["refstr", refstr],
        ])
      ).statusCode,
    ).toBe(200);
    expect(await stored()).toEqual(before);
  });

  const unknown = "We could not find an application for this link.";
  it.each([
    [
      "an unknown lead",
      [
        ["video", webm()],
        ["refstr", toRefstr("f".repeat(40))],
      ],
      404,
      unknown,
    ],
    [
      "an unknown lead, named first",
      [
        ["refstr", toRefstr("f".repeat(40))],
        ["video", webm()],
      ],
      404,
      unknown,
    ],
    [
      "a made-up refstr",
      [
        ["video", webm()],
        ["refstr", "%%%"],
      ],
      404,
      unknown,
    ],
    [
      "a made-up refstr, named first",
      [
        ["refstr", "%%%"],
        ["video", webm()],
      ],
      404,
      unknown,
    ],
    ["no refstr", [["video", webm()]], 404, unknown],
    [
      "two leads at once",
      () => [
        ["refstr", refstr],
        ["video", webm()],
        ["refstr", refstr],
      ],
      404,
      unknown,
    ],
    ["no video", () => [["refstr", refstr]], 400, "We did not receive a video."],
    ["no video for an unknown lead", [["refstr", "TDE="]], 404, unknown],
    [
      "a page that calls itself a video",
      [["video", Buffer.from("<html>".repeat(100))]],
      415,
      /^This file is not a WebM or MP4 video\. Record on this page/,
    ],
    ["a film of an iPhone", [["video", boxed("qt  ")]], 415, /MOV videos.*save the video as MP4/],
    ["a picture", [["video", boxed("heic", "mif1")]], 415, /^This file is not a WebM or MP4 video/],
    ["an empty file", [["video", Buffer.alloc(0)]], 415, /^This file is not/],
    [
      "two videos",
      () => [
        ["refstr", refstr],
        ["video", webm()],
        ["video", webm()],
      ],
      413,
      "The information you sent is too large.",
    ],
  ] as [string, Parts | (() => Parts), number, string | RegExp][])(
    "rejects %s and stores nothing",
    async (_, parts, statusCode, message) => {
      const before = await stored();
      const response = await upload(typeof parts === "function" ? parts() : parts);
      expect([response.statusCode, response.json()]).toEqual([
        statusCode,
        { Status: 0, Message: expect.stringMatching(message) },
      ]);
      expect([await stored(), await arriving()]).toEqual([before, []]);
    },
  );

  it("answers an invalid lead exactly like an unknown one", async () => {
    const answers = [];
    for (const reference of [toRefstr("f".repeat(40)), "%%%", "", toRefstr("SL-AAAA-2222")]) {
      const {
        statusCode,
        headers: { date: _, "x-request-id": __, ...headers },
        body,
      } = await upload([
        ["refstr", reference],
        ["video", webm()],
      ]);
      answers.push({ statusCode, headers, body });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it("rejects more than 64 MB and stores nothing", async () => {
    const before = await stored();
    const response = await upload(
      [
        ["video", webm(64 * 2 ** 20 + 1)],
        ["refstr", refstr],
      ],
      { "accept-language": "hi" },
    );
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { Status: 0, Message: "वीडियो 64 MB से बड़ा है। छोटा वीडियो भेजें।" },
    ]);
    expect([await stored(), await arriving()]).toEqual([before, []]);
  });

  it("rejects a body that is not a form", async () => {
    for (const headers of [{ "content-type": "application/json" }, { "content-type": "video/webm" }]) {
      const response = await site.app.inject({ method: "POST", url: paths.uploadVideo, payload: "{}", headers });
      expect([response.statusCode, response.json().Status]).toEqual([415, 0]);
    }
  });

  const form = "multipart/form-data; boundary=----the-boundary";
  const whole = () =>
    multipart([
      ["refstr", refstr],
      ["video", webm(50_000)],
    ]).payload;
  const unreadable = [400, { Status: 0, Message: "We could not read the information you sent." }];
  const noVideo = [400, { Status: 0, Message: "We did not receive a video." }];
  it.each([
    ["without a boundary", "multipart/form-data", whole, unreadable],
    ["with an empty boundary", "multipart/form-data; boundary=", whole, noVideo],
    ["with another boundary", "multipart/form-data; boundary=another", whole, unreadable],
    ["with a boundary of 300 characters", `multipart/form-data; boundary=${"b".repeat(300)}`, whole, unreadable],
    ["that is empty", form, () => Buffer.alloc(0), noVideo],
    ["that is cut off inside the video", form, () => whole().subarray(0, 40_000), unreadable],
    ["that is cut off inside a field", form, () => whole().subarray(0, 80), unreadable],
    ["that is cut off inside the head of a part", form, () => whole().subarray(0, 40), unreadable],
    ["that is cut off before its end", form, () => whole().subarray(0, -6), unreadable],
    ["of junk", form, () => Buffer.from("junk".repeat(1_000)), unreadable],
    ["of random bytes", form, () => randomBytes(100_000), unreadable],
    [
      "whose part has a head without end",
      form,
      () => Buffer.from(`------the-boundary\r\n${"x".repeat(200_000)}`),
      unreadable,
    ],
    [
      "whose field is invalid JSON",
      form,
      () => multipart([['refstr"\r\ncontent-type: application/json\r\nx: "', "{"]]).payload,
      [406, { Status: 0, Message: "We cannot accept information in this format." }],
    ],
    ["whose field has a name of JavaScript's own", form, () => multipart([["__proto__", "x"]]).payload, unreadable],
    ["whose file has a name of JavaScript's own", form, () => multipart([["__proto__", webm()]]).payload, unreadable],
  ])("answers a form %s with a 4xx and logs no error", async (_, contentType, payload, expected) => {
    lines.length = 0;
    const response = await fetch(origin + paths.uploadVideo, {
      method: "POST",
      body: new Uint8Array(payload()),
      headers: { "content-type": contentType },
    });
    expect([response.status, await response.json()]).toEqual(expected);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["info", "info"]);
    expect(await arriving()).toEqual([]);
  });

  it("answers 500 and logs an error when the folder is missing", async () => {
    lines.length = 0;
    await rename(`${folder()}/arriving`, `${folder()}/away`);
    const response = await upload([
      ["refstr", refstr],
      ["video", webm(4_321)],
    ]);
    await rename(`${folder()}/away`, `${folder()}/arriving`);
    expect([response.statusCode, lines.map((line) => (JSON.parse(line) as { level: string }).level)]).toEqual([
      500,
      ["error", "info"],
    ]);
  });

  it("never serves a video", async () => {
    const [name] = await stored();
    expect(existsSync(`${folder()}/${name}`)).toBe(true);
    for (const url of [`/videos/${name}`, `/data/videos/${name}`, `/../data/videos/${name}`]) {
      expect((await site.app.inject({ url })).statusCode).not.toBe(200);
    }
  });
});
