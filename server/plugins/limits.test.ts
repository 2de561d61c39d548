import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { buildApp } from "../app.ts";
import { openDatabase } from "../store/database.ts";
import type { Database } from "../store/tables.ts";
import { onPostgres, testFolder } from "../testing/databases.ts";
import { application, fewPlaces, webm } from "../testing/samples.ts";
import { multipart, settingsFor, testSite } from "../testing/site.ts";
import type { App } from "../types.ts";

const lookUp = (
  app: App,
  value: string,
  remoteAddress = "198.51.100.1",
  url: string = paths.leadInfo,
  headers: Record<string, string> = {},
) => app.inject({ url, query: { pan_number: value }, remoteAddress, headers });
const statuses = async (requests: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode);

describe("the limit of look-ups per IP address", () => {
  const site = testSite({ RATE_LIMIT_LOOKUPS_PER_MINUTE: "3" });

  it("answers 429 with a message and the time to wait", async () => {
    for (let number = 0; number < 3; number++) expect((await lookUp(site.app, `A${number}`)).statusCode).toBe(200);
    const response = await lookUp(site.app, "A4", undefined, undefined, { "accept-language": "hi" });
    expect([response.statusCode, response.json()]).toEqual([
      429,
      { Status: 0, Message: "आपने बहुत बार कोशिश की है। कुछ मिनट रुकें और दोबारा कोशिश करें।" },
    ]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("counts both hosts, both methods and the details together", async () => {
    const from = "198.51.100.2";
    expect(
      await statuses([
        site.app.inject({ method: "POST", url: paths.leadInfo, payload: { pan_number: "B1" }, remoteAddress: from }),
        lookUp(site.app, "B2", from, `${statusHostPrefix}${paths.leadInfo}`),
        site.app.inject({ url: paths.leadDetails, query: { lead_id: "x" }, remoteAddress: from }),
        lookUp(site.app, "B3", from),
      ]),
    ).toEqual([200, 200, 200, 429]);
  });

  it("does not affect other addresses and other calls", async () => {
    expect((await lookUp(site.app, "C", "198.51.100.3")).statusCode).toBe(200);
    expect((await site.app.inject({ url: paths.states, remoteAddress: "198.51.100.1" })).statusCode).toBe(200);
  });

  it("counts a household's IPv6 network as one address", async () => {
    const network = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1:ffff::3", "2001:db8:1:1:aaaa::4"];
    const seen = [];
    for (const address of network) seen.push((await lookUp(site.app, "D", address)).statusCode);
    expect(seen).toEqual([200, 200, 200, 429]);
    expect((await lookUp(site.app, "D", "2001:db8:1:2::1")).statusCode).toBe(200);
  });

  it("ignores forwarding headers, which anyone can send", async () => {
    const seen = [];
    for (let number = 0; number < 4; number++) {
      seen.push(
        (await lookUp(site.app, "E", "198.51.100.5", undefined, { "x-forwarded-for": `203.0.113.${number}` }))
          .statusCode,
      );
    }
    expect(seen).toEqual([200, 200, 200, 429]);
  });
});

describe("the limit behind a trusted proxy", () => {
  const site = testSite({ RATE_LIMIT_LOOKUPS_PER_MINUTE: "1", TRUST_PROXY: "10.0.0.0/8" });

  it("counts the visitors, not the proxy", async () => {
    const via = (visitor: string) => lookUp(site.app, "F", "10.1.2.3", undefined, { "x-forwarded-for": visitor });
    expect(await statuses([via("203.0.113.1"), via("203.0.113.2")])).toEqual([200, 200]);
    expect((await via("203.0.113.1")).statusCode).toBe(429);
  });
});

describe("the limit of look-ups per value", () => {
  const site = testSite({ RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "2" });

  it("applies from any address, however the value is written", async () => {
    expect((await lookUp(site.app, "ABCDE1234F", "198.51.100.1")).statusCode).toBe(200);
    expect(
      (await lookUp(site.app, "abcde 1234f", "198.51.100.2", `${statusHostPrefix}${paths.leadInfo}`)).statusCode,
    ).toBe(200);
    const response = await lookUp(site.app, "ABCDE1234F", "198.51.100.3");
    expect([response.statusCode, Number(response.headers["retry-after"]) > 3_000]).toEqual([429, true]);
    expect((await lookUp(site.app, "OTHER1234F", "198.51.100.1")).statusCode).toBe(200);
  });
});

describe("a limit that was reached before the clock was set back by days", () => {
  let time = Date.parse("2026-08-15T12:00:00Z");
  const site = testSite({ RATE_LIMIT_LOOKUPS_PER_MINUTE: "1" }, { now: () => new Date(time) });

  it("ends when the clock is set back", async () => {
    await lookUp(site.app, "C1");
    expect((await lookUp(site.app, "C2")).headers["retry-after"]).toBe("60");
    time -= 3 * 24 * 60 * 60_000;
    expect((await lookUp(site.app, "C3")).statusCode).toBe(200);
    expect((await lookUp(site.app, "C4")).headers["retry-after"]).toBe("60");
  });
});

describe("the limit of uploads", () => {
  const site = testSite({ RATE_LIMIT_UPLOADS_PER_HOUR: "1" });
  let refstr: string;
  beforeAll(async () => {
    const response = await site.app.inject({ method: "POST", url: paths.apply, payload: application });
    refstr = toRefstr(response.json().Data.lead_id);
  });
  const upload = (remoteAddress: string, video = webm()) =>
    site.app.inject({
      method: "POST",
      url: paths.uploadVideo,
      remoteAddress,
      ...multipart([
        ["refstr", refstr],
        ["video", video],
      ]),
    });

  it("counts stored videos and no failed attempts", async () => {
    const from = "198.51.100.40";
    expect(await statuses(Array.from({ length: 5 }, () => upload(from, Buffer.from("no video"))))).toEqual([
      415, 415, 415, 415, 415,
    ]);
    expect((await upload(from)).statusCode).toBe(200);
    const response = await upload(from);
    expect([response.statusCode, Number(response.headers["retry-after"]) > 3_000]).toEqual([429, true]);
    expect((await upload("198.51.100.41")).statusCode).toBe(200);
  });

  it("answers 429 after ten times as many failed attempts", async () => {
    const from = "198.51.100.42";
    const seen = [];
    for (let number = 0; number < 11; number++) seen.push((await upload(from, Buffer.from("no video"))).statusCode);
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 415), 429]);
  });
});

describe("the limits of the other calls", () => {
  const site = testSite({ RATE_LIMIT_PER_MINUTE: "2", RATE_LIMIT_WRITES_PER_MINUTE: "1" });

  it("are independent of each other", async () => {
    const states = () => site.app.inject({ url: paths.states });
    expect([(await states()).statusCode, (await states()).statusCode, (await states()).statusCode]).toEqual([
      200, 200, 429,
    ]);
    const apply = () => site.app.inject({ method: "POST", url: paths.apply, payload: application });
    expect([(await apply()).statusCode, (await apply()).statusCode]).toEqual([200, 429]);
    expect((await site.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });
});

onPostgres((newDatabase) => {
  const folder = testFolder();
  let apps: [App, App];
  let db: Database;
  beforeAll(async () => {
    const settings = {
      ...settingsFor(folder(), { RATE_LIMIT_LOOKUPS_PER_MINUTE: "5", RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "3" }),
      database: await newDatabase(),
    };
    const build = () => buildApp(settings, { geography: () => fewPlaces });
    apps = await Promise.all([build(), build()]);
    db = await openDatabase(settings.database);
  });
  afterAll(async () => {
    await Promise.all([...apps.map((app) => app.close()), db.destroy()]);
  });

  it("counts an address across processes", async () => {
    const seen = [];
    for (let number = 0; number < 8; number++)
      seen.push((await lookUp(apps[number % 2]!, `G${number}`, "198.51.100.9")).statusCode);
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it("counts a value across processes, also at the same moment", async () => {
    const seen = await statuses(
      Array.from({ length: 4 }, (_, number) => lookUp(apps[number % 2]!, "SAMEV1234L", `198.51.100.${20 + number}`)),
    );
    expect(seen.sort()).toEqual([200, 200, 200, 429]);
  });

  it("stores neither addresses nor values", async () => {
    const rows = await db.selectFrom("rate_limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[0-9a-f]{64}$/);
  });

  it("stores a submission once when two processes receive it", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        apps[number % 2]!.inject({
          method: "POST",
          url: paths.apply,
          payload: application,
          headers: { "idempotency-key": "across-processes" },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().Data.lead_id)).size).toBe(1);
    expect(await db.selectFrom("leads").select("lead_id").execute()).toHaveLength(1);
  });
});

describe.each([
  ["without a proxy", {}],
  ["behind a proxy", { TRUST_PROXY: "10.0.0.0/8" }],
])("the limits, %s", (_, environment: Record<string, string>) => {
  const lines: string[] = [];
  const site = testSite(
    { LOG_LEVEL: "info", ...environment },
    { logStream: { write: (line) => void lines.push(line) } },
  );

  it("count a visitor whose connection was lost before its address was read", async () => {
    const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
    // What Node returns once the peer is gone. Here the peer is still connected, so that the response can be read.
    site.app.server.on("connection", (socket) => Object.defineProperty(socket, "remoteAddress", { value: undefined }));
    for (const path of [paths.states, `${paths.leadInfo}?pan_number=ABCDE1234F`, `${paths.leadDetails}?lead_id=x`]) {
      expect((await fetch(origin + path)).status).toBe(200);
    }
    const { payload, headers } = multipart([
      ["refstr", toRefstr("f".repeat(40))],
      ["video", webm()],
    ]);
    expect(
      (await fetch(origin + paths.uploadVideo, { method: "POST", body: new Uint8Array(payload), headers })).status,
    ).toBe(404);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).not.toContain("error");
  });
});
