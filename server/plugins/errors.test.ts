import { connect, type AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { testSite } from "../testing/site.ts";

/** A response as a client receives it. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The security headers of every response. */
const guarded = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "cache-control": "no-store",
};

describe("an error response", () => {
  const site = testSite({ SITE_ORIGIN: "https://www.saral.example", REQUEST_TIMEOUT_MS: "600" });
  let port: number;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
  });

  /** Sends raw bytes and reads until the server closes the connection. */
  function send(bytes: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let received = "";
      socket
        .setEncoding("utf8")
        .on("data", (data: string) => {
          received += data;
        })
        .on("error", reject);
      socket.once("close", () => resolve(read(received)));
      socket.write(bytes);
    });
  }

  function read(received: string): Answer {
    const [head = "", body = ""] = received.split(/\r\n\r\n(.*)/s);
    const [first = "", ...lines] = head.split("\r\n");
    const headers = lines
      .map((line) => line.split(/: (.*)/s) as [string, string])
      .map(([name, value]) => [name.toLowerCase(), value] as const);
    return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
  }

  const request = (line: string, headers: string[] = [], body = "") =>
    [`${line} HTTP/1.1`, "host: www.saral.example", "connection: close", ...headers, "", body].join("\r\n");
  const json = (body: string, ...more: string[]) =>
    request(
      `POST ${paths.apply}`,
      ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`, ...more],
      body,
    );

  const unreadable = "We could not read the information you sent.";
  const tooLarge = "The information you sent is too large.";
  it.each<[string, string, number, string?]>([
    // By Node's parser, before there is a request.
    ["is no HTTP", "junk\r\n\r\n", 400, unreadable],
    ["begins HTTP/2 without negotiation", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, unreadable],
    [
      "has two lengths",
      request(`POST ${paths.apply}`, ["content-length: 5", "content-length: 6"], "hello"),
      400,
      unreadable,
    ],
    [
      "has a length and chunks",
      request(`POST ${paths.apply}`, ["content-length: 5", "transfer-encoding: chunked"], "0\r\n\r\n"),
      400,
      unreadable,
    ],
    ["has a header of 100 KB", request("GET /", [`x-much: ${"x".repeat(100_000)}`]), 431, tooLarge],
    ["has an address of 100 KB", request(`GET /${"x".repeat(100_000)}`), 431, tooLarge],
    ["does not arrive in time", "GET / HTTP/1.1\r\nhost: www.saral.example\r\nx-slow: ", 408],
    ["asks for a tunnel", request("CONNECT www.saral.example:443"), 400, unreadable],
    // By Node's server.
    ["has no Host header", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400, unreadable],
    ["has two Host headers", request("GET /", ["host: other.example"]), 400, unreadable],
    ["has an unsupported Expect header", json("{}", "expect: wonders"), 417, unreadable],
    // By Fastify.
    ["has an address that cannot be decoded", request("GET /%zz"), 400, unreadable],
    ["has an address of 10 KB", request(`GET /Api/TaskApi/${"x".repeat(10_000)}`), 404],
    ["uses an unsupported method", request("DELETE /"), 404],
    ["uses TRACE", request("TRACE /"), 404],
    ["uses a method of WebDAV", request("PROPFIND /"), 404],
    [
      "has an unsupported media type",
      request(`POST ${paths.apply}`, ["content-type: text/plain", "content-length: 2"], "hi"),
      415,
    ],
    ["has invalid JSON", json("{"), 400, unreadable],
    ["is JSON that would poison a prototype", json('{"__proto__":{"a":1}}'), 400, unreadable],
    ["is too large", json(`"${"x".repeat(70_000)}"`), 413, tooLarge],
    [
      "has no body where one is needed",
      request(`POST ${paths.apply}`, ["content-type: application/json", "content-length: 0"]),
      400,
    ],
    [
      "is a form without its boundary",
      request(`POST ${paths.uploadVideo}`, ["content-type: multipart/form-data", "content-length: 2"], "hi"),
      400,
    ],
    // By us.
    [
      "has no value for a look-up by POST",
      request(`POST ${paths.leadInfo}`, ["content-type: application/json", "content-length: 2"], "{}"),
      400,
    ],
    ["has no value for a look-up", request(`GET ${paths.leadInfo}`), 400],
    ["has an unknown path", request("GET /Api/nothing"), 404],
  ])("to a request that %s is JSON with our message and every security header", async (_, bytes, status, message) => {
    const answer = await send(bytes);
    expect([answer.status, answer.headers]).toEqual([
      status,
      expect.objectContaining({ ...guarded, "content-type": "application/json; charset=utf-8" }),
    ]);
    const { Status, Message, ...rest } = JSON.parse(answer.body) as { Status: number; Message: string };
    expect([Status, rest]).toEqual([0, {}]);
    expect(Message).toMatch(message ?? /\w{3}.*\.$/);
    expect(answer.headers["x-powered-by"] ?? answer.headers.server).toBeUndefined();
  });
});
