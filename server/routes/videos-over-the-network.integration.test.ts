import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { application, webm } from "../testing/samples.ts";
import { multipart, testSite } from "../testing/site.ts";

describe("a video upload", () => {
  const site = testSite();
  let port: number;
  let refstr: string;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    refstr = toRefstr(response.json().Data.lead_id);
  });
  const stored = async () => (await readdir(`${site.folder}/data/videos`)).filter((name) => name !== "arriving");
  const arriving = () => readdir(`${site.folder}/data/videos/arriving`);
  const until = async (isTrue: () => Promise<boolean>) => {
    for (let tries = 0; tries < 300; tries++) {
      if (await isTrue()) return;
      await wait(10);
    }
    throw new Error("It did not happen within three seconds.");
  };

  /** Opens a connection and begins a request: the socket, and what it received. */
  function begin(headers: Record<string, string | number>): {
    socket: Socket;
    received: () => string;
    closed: Promise<unknown>;
  } {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1").on("data", (text) => {
      received += text;
    });
    const closed = new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
    const lines = Object.entries({ host: "localhost", ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    socket.write(`POST ${paths.uploadVideo} HTTP/1.1\r\n${lines}\r\n`);
    return { socket, received: () => received, closed };
  }
  const form = (reference: string, video: Buffer) =>
    multipart([
      ["refstr", reference],
      ["video", video],
    ]);

  it("leaves no file when its connection is lost", async () => {
    const before = await stored();
    const { payload, headers } = form(refstr, webm(2_000_000));
    const { socket } = begin({ ...headers, "content-length": payload.length });
    socket.write(payload.subarray(0, 1_000_000));
    await until(async () => (await arriving()).length === 1);
    socket.destroy();
    await until(async () => (await arriving()).length === 0);
    expect(await stored()).toEqual(before);
  });

  it("is stored without a Content-Length", async () => {
    const { payload, headers } = form(refstr, webm(70_001));
    const { socket, received } = begin({ ...headers, "transfer-encoding": "chunked" });
    for (let at = 0; at < payload.length; at += 9_000) {
      const piece = payload.subarray(at, at + 9_000);
      socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]));
    }
    socket.write("0\r\n\r\n");
    await until(async () => received().includes("}"));
    expect(received()).toContain('"Status":1');
    socket.destroy();
  });

  it("is answered with 100 Continue when the sender expects it", async () => {
    const { payload, headers } = form(refstr, webm(70_002));
    const { socket, received } = begin({ ...headers, "content-length": payload.length, "expect": "100-continue" });
    await until(async () => received().startsWith("HTTP/1.1 100 Continue\r\n\r\n"));
    expect(await arriving()).toEqual([]);
    socket.write(payload);
    await until(async () => received().includes('"Status":1'));
    socket.destroy();
  });

  it("is stored however slowly it arrives", async () => {
    const { payload, headers } = form(refstr, webm(2_003));
    const { socket, received } = begin({ ...headers, "content-length": payload.length });
    for (let at = 0; at < payload.length; at += 100) {
      socket.write(payload.subarray(at, at + 100));
      await wait(20);
    }
    await until(async () => received().includes("}"));
    expect(received()).toContain('"Status":1');
    socket.destroy();
  });

  it.each([
    ["its lead is unknown", () => form(toRefstr("f".repeat(40)), webm(1_000)), "404"],
    ["it is not a video", () => form(refstr, Buffer.from("<html>".repeat(1_000))), "415"],
  ])("is answered early when %s, also to a sender that reads only after sending", async (_, makeForm, status) => {
    const { payload, headers } = makeForm();
    const megabytes = 20;
    const { socket, received } = begin({ ...headers, "content-length": payload.length + megabytes * 2 ** 20 });
    // Without the end of the form, so that more data is expected.
    socket.write(payload.subarray(0, payload.length - 30));
    await until(async () => received().startsWith(`HTTP/1.1 ${status}`));
    expect(await arriving()).toEqual([]);
    for (let sent = 0; sent < megabytes; sent++) {
      if (!socket.write(Buffer.alloc(2 ** 20, 7))) await once(socket, "drain");
    }
    expect(received()).toMatch(/"Status":0/);
    expect(await arriving()).toEqual([]);
    socket.destroy();
  });

  it("is rejected by its Content-Length before any byte arrives", async () => {
    const { headers } = form(refstr, webm());
    const { socket, received } = begin({ ...headers, "content-length": 70 * 2 ** 20 });
    await until(async () => received().startsWith("HTTP/1.1 413"));
    expect(received()).toContain("The video is larger than 64 MB.");
    socket.destroy();
  });

  it("is read only for a short time after it was rejected", async () => {
    const { payload, headers } = form(toRefstr("f".repeat(40)), webm(1_000));
    const { socket, received, closed } = begin({ ...headers, "content-length": payload.length + 2 ** 20 });
    socket.write(payload.subarray(0, payload.length - 30));
    await until(async () => received().startsWith("HTTP/1.1 404"));
    const answered = performance.now();
    await closed;
    expect(performance.now() - answered).toBeGreaterThan(3_000);
  }, 20_000);
});
