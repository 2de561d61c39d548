import { connect, type AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/lender";
import { testSite } from "../testing/site.ts";

/** What a client reads off the wire. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The security headers that no answer goes without. */
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

describe("a refusal", () => {
  const site = testSite({ SITE_ORIGIN: "https://www.saral.example", REQUEST_TIMEOUT_MS: "600" });
  let port: number;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
  });

  /** Sends bytes as they are and reads until the server closes the connection. */
  function send(bytes: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let heard = "";
      socket.setEncoding("utf8").on("data", (data: string) => { heard += data; }).on("error", reject);
      socket.once("close", () => resolve(read(heard)));
      socket.write(bytes);
    });
  }

  function read(heard: string): Answer {
    const [head = "", body = ""] = heard.split(/\r\n\r\n(.*)/s);
    const [first = "", ...lines] = head.split("\r\n");
    const headers = lines.map((line) => line.split(/: (.*)/s) as [string, string]).map(([name, value]) => [name.toLowerCase(), value] as const);
    return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
  }

  const request = (line: string, headers: string[] = [], body = "") => [`${line} HTTP/1.1`, "host: www.saral.example", "connection: close", ...headers, "", body].join("\r\n");
  const json = (body: string, ...more: string[]) => request(`POST ${paths.apply}`, ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`, ...more], body);

  const unreadable = "We could not read the information you sent.";
  const tooLarge = "The information you sent is too large.";
  it.each<[string, string, number, string?]>([
    // By Node's parser, before there is a request.
    ["is no HTTP", "junk\r\n\r\n", 400, unreadable],
    ["begins HTTP/2 without being asked", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, unreadable],
    ["has two lengths", request(`POST ${paths.apply}`, ["content-length: 5", "content-length: 6"], "hello"), 400, unreadable],
    ["has a length and chunks", request(`POST ${paths.apply}`, ["content-length: 5", "transfer-encoding: chunked"], "0\r\n\r\n"), 400, unreadable],
    ["has a header of 100 KB", request("GET /", [`x-much: ${"x".repeat(100_000)}`]), 431, tooLarge],
    ["has an address of 100 KB", request(`GET /${"x".repeat(100_000)}`), 431, tooLarge],
    ["does not arrive in time", "GET / HTTP/1.1\r\nhost: www.saral.example\r\nx-slow: ", 408],
    ["asks for a tunnel", request("CONNECT www.saral.example:443"), 400, unreadable],
    // By Node's server.
    ["names no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400, unreadable],
    ["names two hosts", request("GET /", ["host: other.example"]), 400, unreadable],
    ["expects wonders", json("{}", "expect: wonders"), 417, unreadable],
    // By Fastify.
    ["has an address that cannot be decoded", request("GET /%zz"), 400, unreadable],
    ["has an address of 10 KB", request(`GET /Api/TaskApi/${"x".repeat(10_000)}`), 404],
    ["uses a method that nothing answers", request("DELETE /"), 404],
    ["uses TRACE", request("TRACE /"), 404],
    ["uses a method of WebDAV", request("PROPFIND /"), 404],
    ["is of a kind that is not taken", request(`POST ${paths.apply}`, ["content-type: text/plain", "content-length: 2"], "hi"), 415],
    ["says it is JSON and is not", json("{"), 400, unreadable],
    ["is JSON that would poison a prototype", json('{"__proto__":{"a":1}}'), 400, unreadable],
    ["is too large", json(`"${"x".repeat(70_000)}"`), 413, tooLarge],
    ["has no body where one is needed", request(`POST ${paths.apply}`, ["content-type: application/json", "content-length: 0"]), 400],
    ["is a form without its boundary", request(`POST ${paths.uploadVideo}`, ["content-type: multipart/form-data", "content-length: 2"], "hi"), 400],
    // By us.
    ["asks nothing of a look-up by POST", request(`POST ${paths.leadInfo}`, ["content-type: application/json", "content-length: 2"], "{}"), 400],
    ["asks nothing of a look-up", request(`GET ${paths.leadInfo}`), 400],
    ["asks for what is not there", request("GET /Api/nothing"), 404],
  ])("of what %s has our shape, our words and every security header", async (_, bytes, status, message) => {
    const answer = await send(bytes);
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining({ ...guarded, "content-type": "application/json; charset=utf-8" })]);
    const { Status, Message, ...rest } = JSON.parse(answer.body) as { Status: number; Message: string };
    expect([Status, rest]).toEqual([0, {}]);
    expect(Message).toMatch(message ?? /\w{3}.*\.$/);
    expect(answer.headers["x-powered-by"] ?? answer.headers.server).toBeUndefined();
  });
});
