import { setTimeout as wait } from "node:timers/promises";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fakeProvider, json } from "../testing/fake-provider.ts";
import { application, webm } from "../testing/samples.ts";
import { multipart, settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

const timeoutMs = 600;
const pauseMs = 1_000;
const failuresMax = 3;

describe("while the lender's API does not answer", () => {
  const folder = testFolder();
  const main = fakeProvider();
  const status = fakeProvider();
  const lines: string[] = [];
  let app: App;
  let count = 0;
  beforeEach(async () => {
    lines.length = 0;
    app = await buildApp(
      settingsFor(`${folder()}/${++count}`, {
        PROVIDER_URL: main.url,
        STATUS_PROVIDER_URL: status.url,
        PROVIDER_TIMEOUT_MS: String(timeoutMs),
        PROVIDER_UPLOAD_TIMEOUT_MS: "2000",
        PROVIDER_FAILURES_MAX: String(failuresMax),
        PROVIDER_PAUSE_MS: String(pauseMs),
        LOG_LEVEL: "info",
      }),
      { logStream: { write: (line) => void lines.push(line) } },
    );
    return () => app.close();
  });

  const states = (language = "en") => app.inject({ url: paths.states, headers: { "accept-language": language } });
  const apply = (key?: string) =>
    app.inject({
      method: "POST",
      url: paths.apply,
      payload: application,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const lookUp = (prefix = "") => app.inject({ url: `${prefix}${paths.leadInfo}?pan_number=9876543210` });
  const timed = async (call: () => Promise<LightMyRequestResponse>) => {
    const from = performance.now();
    const { statusCode } = await call();
    return { statusCode, ms: performance.now() - from };
  };
  const silent = () => {};
  const answer = (_request: unknown, response: Parameters<typeof json>[0]) =>
    json(response, { Status: 1, Message: "", Data: [] });

  it("answers immediately after the first calls have timed out, and uses the API again when it is back", async () => {
    main.answer = silent;
    for (let call = 0; call < failuresMax; call++) {
      const { statusCode, ms } = await timed(states);
      expect([statusCode, ms >= timeoutMs - 10]).toEqual([502, true]);
    }
    for (const call of [states, apply, lookUp]) {
      const { statusCode, ms } = await timed(call);
      expect([statusCode, ms < timeoutMs]).toEqual([502, true]);
    }
    expect(main.requests).toHaveLength(failuresMax);

    main.answer = answer;
    await wait(pauseMs);
    expect([(await states()).statusCode, (await apply()).statusCode]).toEqual([200, 200]);
    const circuits = lines.map((line) => JSON.parse(line) as { circuit?: string }).filter(({ circuit }) => circuit);
    expect(circuits.map(({ circuit }) => circuit)).toEqual(["open", "half-open", "closed"]);
  });

  it("explains it in both languages, with a Retry-After header", async () => {
    main.answer = (_request, response) => json(response, {}, 503);
    for (let call = 0; call < failuresMax; call++) await states();
    const [english, hindi] = [await states(), await states("hi")];
    expect([english.statusCode, english.headers["retry-after"], english.json()]).toEqual([
      502,
      "1",
      { Status: 0, Message: "The lender's system is not responding. Please try again in a few minutes." },
    ]);
    expect(hindi.json()).toEqual({
      Status: 0,
      Message: "लोन देने वाली कंपनी के सिस्टम से जवाब नहीं मिला। थोड़ी देर में दोबारा कोशिश करें।",
    });
  });

  it("lets one request at a time test whether it is back", async () => {
    main.answer = silent;
    await Promise.all(Array.from({ length: failuresMax }, () => states()));
    await wait(pauseMs);
    await Promise.all(Array.from({ length: 10 }, () => states()));
    expect(main.requests).toHaveLength(failuresMax + 1);
  });

  it("still answers look-ups that use the second host", async () => {
    main.answer = silent;
    for (let call = 0; call < failuresMax; call++) await states();
    status.answer = (_request, response) => void response.end("<b>Under review</b>");
    expect((await lookUp(statusHostPrefix)).body).toBe("<b>Under review</b>");
    expect((await lookUp()).statusCode).toBe(502);
  });

  it("still acknowledges a repeated application that it had accepted", async () => {
    main.answer = (_request, response) =>
      json(response, { Status: 1, Message: "Saved", Data: { reference_number: "P-1", lead_id: 1 } });
    const first = await apply("sent-before");
    main.answer = silent;
    for (let call = 0; call < failuresMax; call++) await states();
    expect((await apply("sent-before")).json()).toEqual(first.json());
  });

  it.each([
    [
      "declines every application",
      (response: Parameters<typeof json>[0]) => json(response, { Status: 0, Message: "Not in this state" }),
      200,
    ],
    ["answers every application with 422", (response: Parameters<typeof json>[0]) => json(response, {}, 422), 502],
  ])("keeps calling a lender that %s", async (_, decline, statusCode) => {
    main.answer = (_request, response) => decline(response);
    for (let call = 0; call < failuresMax * 2; call++) expect((await apply()).statusCode).toBe(statusCode);
    expect(main.requests).toHaveLength(failuresMax * 2);
  });

  it("rejects a video before it is uploaded", async () => {
    main.answer = silent;
    for (let call = 0; call < failuresMax; call++) await states();
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const { payload, headers } = multipart([
      ["refstr", "TDE="],
      ["video", webm(5_000_000)],
    ]);
    const from = performance.now();
    // Only the first few kilobytes of the five megabytes are sent.
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(payload.subarray(0, 10_000))),
    });
    const response = await fetch(origin + paths.uploadVideo, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    expect([response.status, performance.now() - from < 1_000]).toEqual([502, true]);
    expect(main.requests.some(({ path }) => path === paths.uploadVideo)).toBe(false);
  });
});
