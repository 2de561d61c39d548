import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { application, webm } from "../testing/samples.ts";
import { multipart, testSite } from "../testing/site.ts";

const requestTimeoutMs = 600;
const uploadTimeoutMs = 3_000;
/** Milliseconds of delay allowed for Node and a busy machine. */
const lateMs = 1_500;

describe("a connection", () => {
  const lines: string[] = [];
  const site = testSite(
    {
      REQUEST_TIMEOUT_MS: String(requestTimeoutMs),
      UPLOAD_TIMEOUT_MS: String(uploadTimeoutMs),
      MAX_CONNECTIONS: "10",
      LOG_LEVEL: "info",
    },
    { logStream: { write: (line) => void lines.push(line) } },
  );
  let port: number;
  let refstr: string;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    refstr = toRefstr(response.json().Data.lead_id);
  });
  beforeEach(() => {
    lines.length = 0;
  });

  /** Opens a connection: what it received, and after how many milliseconds it was closed. */
  function open(bytes: string | Buffer = "") {
    const began = performance.now();
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket
      .setEncoding("utf8")
      .on("data", (data: string) => {
        received += data;
      })
      .on("error", () => {});
    const closed = new Promise<number>((resolve) => {
      socket.once("close", () => resolve(performance.now() - began));
    });
    if (bytes.length > 0) socket.write(bytes);
    return { socket, closed, received: () => received };
  }
  /** Opens a connection that sends a little now and then. */
  function drip(bytes: string | Buffer) {
    const connection = open(bytes);
    const timer = setInterval(() => connection.socket.write("x"), 50);
    connection.socket.once("close", () => clearInterval(timer));
    return connection;
  }
  const head = (line: string, headers: Record<string, string | number> = {}) =>
    `${line} HTTP/1.1\r\n${Object.entries({ host: "localhost", ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n`;
  const json = { "content-type": "application/json", "content-length": 5_000 };
  const levels = () => new Set(lines.map((line) => (JSON.parse(line) as { level: string }).level));

  const tooSlow =
    '{"Status":0,"Message":"Your request took too long to reach us. Check your internet connection and try again."}';
  it.each([
    ["an application", head(`POST ${paths.apply}`, json)],
    [
      "an application in chunks",
      head(`POST ${paths.apply}`, { "content-type": "application/json", "transfer-encoding": "chunked" }) + "fffff\r\n",
    ],
    ["a message", head(`POST ${paths.contact}`, json)],
    ["a request for cities", head(`POST ${paths.cities}`, json)],
    ["a request for an unknown path", head("POST /nothing", json)],
    ["the head of a request", "GET /healthz HTTP/1.1\r\nx-header: "],
  ])("is closed with 408 when %s does not arrive in time", async (_, text) => {
    const { received, closed } = drip(text);
    const ms = await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(received()).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(received().endsWith(`\r\n\r\n${tooSlow}`)).toBe(true);
    expect(ms).toBeGreaterThan(requestTimeoutMs - 100);
    expect(ms).toBeLessThan(requestTimeoutMs + lateMs);
    expect(levels()).toEqual(new Set(["info"]));
  });

  it.each([
    ["a page was requested with a body", head("GET /", json), "404"],
    ["the address cannot be decoded", head("POST /%zz", json), "400"],
    [
      "its body has an unsupported media type",
      head(`POST ${paths.apply}`, { ...json, "content-type": "text/plain" }),
      "415",
    ],
    ["its body is too large", head(`POST ${paths.apply}`, { ...json, "content-length": 10_000_000 }), "413"],
    ["it has an unsupported Expect header", head(`POST ${paths.apply}`, { ...json, expect: "wonders" }), "417"],
  ])("is closed soon after its answer when %s and the rest does not come", async (_, text, status) => {
    const { received, closed } = drip(text);
    expect(await closed).toBeLessThan(requestTimeoutMs + lateMs);
    expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(levels()).not.toContain("error");
  });

  it("is closed with a message in the visitor's language", async () => {
    const { received, closed } = drip(head(`POST ${paths.apply}`, { ...json, "accept-language": "hi" }));
    await closed;
    expect(received()).toContain(
      '{"Status":0,"Message":"जानकारी पहुँचने में बहुत देर लगी। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।"}',
    );
  });

  it("is closed without a response when no request was ever sent", async () => {
    const { received, closed } = open();
    expect(await closed).toBeLessThan(requestTimeoutMs + lateMs);
    expect(received()).toBe("");
  });

  const form = (bytes: number) =>
    multipart([
      ["refstr", refstr],
      ["video", webm(bytes)],
    ]);
  it("stays open during a slow video upload and serves the next request", async () => {
    const { payload, headers } = form(2_000);
    const { socket, received, closed } = open(
      head(`POST ${paths.uploadVideo}`, { ...headers, "content-length": payload.length }),
    );
    for (let at = 0; at < payload.length; at += 100) {
      socket.write(payload.subarray(at, at + 100));
      await wait((2 * requestTimeoutMs) / (payload.length / 100));
    }
    await expect.poll(received).toContain('"Status":1');
    socket.write(head("GET /healthz"));
    await expect.poll(() => received().match(/HTTP\/1\.1 200/g)?.length).toBe(2);
    const start = performance.now();
    const timer = setInterval(() => socket.write("x"), 50);
    socket.write("GET /healthz HTTP/1.1\r\nx-header: ");
    await closed;
    clearInterval(timer);
    expect(performance.now() - start).toBeLessThan(requestTimeoutMs + lateMs);
    expect(received()).toContain("HTTP/1.1 408");
  });

  it("is closed with 408 when a video exceeds its longer timeout", async () => {
    const { payload, headers } = form(50_000);
    const begun = Buffer.concat([
      Buffer.from(head(`POST ${paths.uploadVideo}`, { ...headers, "content-length": payload.length })),
      payload.subarray(0, 300),
    ]);
    const { received, closed } = drip(begun);
    const ms = await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThan(uploadTimeoutMs - 100);
    expect(ms).toBeLessThan(uploadTimeoutMs + lateMs);
    expect(levels()).toEqual(new Set(["info"]));
  });

  it.each([
    ["is no HTTP", "junk\r\n\r\n", 400, "We could not read the information you sent."],
    [
      "has an invalid length",
      head(`POST ${paths.apply}`, { ...json, "content-length": "five" }),
      400,
      "We could not read the information you sent.",
    ],
    [
      "has a head of 100 KB",
      head("GET /healthz", { "x-much": "x".repeat(100_000) }),
      431,
      "The information you sent is too large.",
    ],
  ])("answers a request that %s in the usual form", async (_, text, status, message) => {
    const { received, closed } = open(text);
    await closed;
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received()).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
    expect(JSON.parse(received().split("\r\n\r\n")[1]!)).toEqual({ Status: 0, Message: message });
    expect(levels()).toEqual(new Set(["info"]));
  });

  it("is closed immediately when the maximum is reached, which is logged once", async () => {
    const connections = Array.from({ length: 10 }, () => open(head("GET /healthz")));
    for (const { received } of connections) await expect.poll(received).toContain("HTTP/1.1 200");
    for (let number = 0; number < 3; number++) {
      const { closed, received } = open(head("GET /healthz"));
      await closed;
      expect(received()).toBe("");
    }
    expect(lines.filter((line) => line.includes("MAX_CONNECTIONS"))).toHaveLength(1);
    for (const { socket } of connections) socket.end();
    await Promise.all(connections.map(({ closed }) => closed));
    const { socket, received } = open(head("GET /healthz"));
    await expect.poll(received).toContain("HTTP/1.1 200");
    socket.destroy();
    await once(socket, "close");
  });
});
