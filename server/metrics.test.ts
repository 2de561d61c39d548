import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { buildApp } from "./app.ts";
import { testFolder } from "./testing/databases.ts";
import { fakeProvider, json } from "./testing/fake-provider.ts";
import { application, webm } from "./testing/samples.ts";
import { multipart, settingsFor, testSite } from "./testing/site.ts";

/** The address a server logs when it starts. */
const addressIn = (lines: string[]) => /Metrics are at (http:[^"]+)/.exec(lines.join(""))![1]!;
const read = async (lines: string[]) => (await fetch(addressIn(lines))).text();

describe("the metrics", () => {
  const lines: string[] = [];
  const site = testSite(
    {
      METRICS_PORT: "0",
      LOG_LEVEL: "info",
      RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "1",
      RATE_LIMIT_WRITES_PER_MINUTE: "3",
    },
    { logStream: { write: (line) => void lines.push(line) } },
  );

  it("count requests by route, saves and rejections, and include the process, but no visitor's data", async () => {
    const save = (changes: object = {}) =>
      site.app.inject({ method: "POST", url: paths.apply, payload: { ...application, ...changes } });
    const refstr = toRefstr((await save()).json().Data.lead_id);
    await save({ pin: "x" });
    await site.app.inject({ method: "POST", url: paths.contact, payload: { name: "Tattvika", message: "Hello" } });
    await save();
    await site.app.inject({
      method: "POST",
      url: paths.uploadVideo,
      ...multipart([
        ["refstr", refstr],
        ["video", webm()],
      ]),
    });
    for (let count = 0; count < 2; count++) await site.app.inject({ url: `${paths.leadInfo}?pan_number=ABCDE1234F` });
    await site.app.inject({ url: "/ABCDE1234F?x=9876543210" });
    await site.app.inject({ url: "/%zz9876543210" });

    const text = await read(lines);
    for (const line of [
      `http_request_duration_seconds_count{method="POST",route="${paths.apply}",status="2xx"} 1`,
      `http_request_duration_seconds_count{method="POST",route="${paths.apply}",status="4xx"} 2`,
      `http_request_duration_seconds_count{method="GET",route="${paths.leadInfo}",status="2xx"} 1`,
      'http_request_duration_seconds_count{method="GET",route="/*",status="4xx"} 1',
      'saral_saves_total{kind="application"} 1',
      'saral_saves_total{kind="message"} 1',
      'saral_saves_total{kind="video"} 1',
      'saral_refusals_total{kind="error.badInput"} 1',
      'saral_refusals_total{kind="limit.writes"} 1',
      'saral_refusals_total{kind="limit.look-ups-of-a-value"} 1',
      'saral_refusals_total{kind="FST_ERR_BAD_URL"} 1',
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    expect(text).not.toMatch(/ABCDE1234F|9876543210|Tattvika|zz/);
  });

  it("include every metric the dashboard uses", async () => {
    const names = new Set((await read(lines)).match(/(?<=^# TYPE )\S+/gm));
    const dashboard = readFileSync(new URL("../deploy/dashboard.json", import.meta.url), "utf8");
    const used = new Set(dashboard.match(/\b(?:http|saral|nodejs|process)_\w+/g));
    expect(used.size).toBeGreaterThan(8);
    expect([...used].filter((name) => !names.has(name.replace(/_(?:count|bucket)$/, "")))).toEqual([]);
  });

  it("have their own port, which serves nothing else", async () => {
    expect((await site.app.inject({ url: "/metrics" })).statusCode).toBe(404);
    const address = addressIn(lines);
    expect((await fetch(address)).headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect((await fetch(new URL("/healthz", address))).status).toBe(404);
  });
});

describe("the metrics of a site in front of a lender's API", () => {
  const folder = testFolder();
  const provider = fakeProvider();

  it("count the lender's responses and failures, and show when the circuit is open", async () => {
    const lines: string[] = [];
    const app = await buildApp(
      settingsFor(folder(), {
        METRICS_PORT: "0",
        LOG_LEVEL: "info",
        PROVIDER_URL: provider.url,
        PROVIDER_FAILURES_MAX: "2",
      }),
      { logStream: { write: (line) => void lines.push(line) } },
    );
    try {
      const states = () => app.inject({ url: paths.states });
      await states();
      expect(await read(lines)).toContain('saral_provider_circuit_state{host="main",state="closed"} 1');
      provider.answer = (_request, response) => json(response, {}, 500);
      for (let count = 0; count < 3; count++) await states();
      const text = await read(lines);
      for (const line of [
        'saral_provider_request_duration_seconds_count{host="main",call="getState",outcome="answered"} 1',
        'saral_provider_request_duration_seconds_count{host="main",call="getState",outcome="failed"} 2',
        'saral_provider_request_duration_seconds_count{host="main",call="getState",outcome="refused"} 1',
        'saral_provider_circuit_state{host="main",state="closed"} 0',
        'saral_provider_circuit_state{host="main",state="open"} 1',
      ])
        expect(text.split("\n")).toContain(line);
    } finally {
      await app.close();
    }
    await expect(fetch(addressIn(lines))).rejects.toThrow();
  });
});
