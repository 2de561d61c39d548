import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fakeProvider } from "../testing/fake-provider.ts";
import { application, webm } from "../testing/samples.ts";
import { multipart, settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ofNginx = "0af7651916cd43dd8448eb211c80319c";
const ofEnvoy = "7D9C3B1E-26CD-43DD-8448-EB211C80319C";
const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

describe("the request id", () => {
  const folder = testFolder();
  const provider = fakeProvider();
  const lines: string[] = [];
  let app: App;
  beforeAll(async () => {
    app = await buildApp(
      settingsFor(folder(), { PROVIDER_URL: provider.url, LOG_LEVEL: "info", TRUST_PROXY: "10.0.0.0/8, loopback" }),
      {
        logStream: { write: (line) => void lines.push(line) },
      },
    );
  });
  afterAll(() => app.close());
  beforeEach(() => {
    lines.length = 0;
  });
  const requestIdFor = async (
    headers: Record<string, string>,
    remoteAddress = "10.1.2.3",
    url: string = paths.states,
  ) => (await app.inject({ url, headers, remoteAddress })).headers["x-request-id"];

  it.each([
    ["x-request-id, as nginx makes it", { "x-request-id": ofNginx }, ofNginx],
    ["x-request-id, as a UUID", { "x-request-id": ofEnvoy, traceparent }, ofEnvoy],
    ["traceparent", { traceparent }, "4bf92f3577b34da6a3ce929d0e0e4736"],
  ])("is taken from a trusted proxy's %s", async (_, headers, id) => {
    expect(await requestIdFor(headers as Record<string, string>)).toBe(id);
  });

  it.each([
    ["a visitor sent it", { "x-request-id": ofNginx, traceparent }, "198.51.100.1"],
    ["it could name a person", { "x-request-id": "asmita-9812345670-ABCDE1234F" }, undefined],
    ["it could forge a header or a log line", { "x-request-id": `${ofNginx} x` }, undefined],
    [
      "it is an invalid trace id",
      { traceparent: traceparent.replace(/-[0-9a-f]{32}-/, `-${"0".repeat(32)}-`) },
      undefined,
    ],
  ])("is replaced by a new one if %s", async (_, headers, address) => {
    const [first, second] = [
      await requestIdFor(headers as Record<string, string>, address),
      await requestIdFor(headers as Record<string, string>, address),
    ];
    expect([first, second]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(first).not.toBe(second);
  });

  it("is in each log line and is sent to the lender with every call", async () => {
    const ids = [ofNginx, ofEnvoy, "4bf92f3577b34da6a3ce929d0e0e4736"];
    const from = { remoteAddress: "10.1.2.3" };
    await app.inject({ url: paths.states, ...from, headers: { "x-request-id": ids[0]! } });
    await app.inject({
      method: "POST",
      url: paths.apply,
      payload: application,
      ...from,
      headers: { "x-request-id": ids[1]!, "idempotency-key": "request-ids" },
    });
    const form = multipart([
      ["refstr", "TDE="],
      ["video", webm()],
    ]);
    await app.inject({
      method: "POST",
      url: paths.uploadVideo,
      payload: form.payload,
      ...from,
      headers: { ...form.headers, traceparent: `00-${ids[2]}-00f067aa0ba902b7-01` },
    });
    expect(provider.requests.map(({ headers }) => headers["x-request-id"])).toEqual(ids);
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
    expect(answered.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it("is in every response, also when the request fails", async () => {
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    for (const url of ["/nothing", "/%zz", "/healthz", `${paths.leadInfo}`]) {
      expect((await fetch(origin + url, { headers: { "x-request-id": ofNginx } })).headers.get("x-request-id")).toBe(
        ofNginx,
      );
    }
  });
});
