import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { buildApp } from "../app.ts";
import { startBucket } from "../testing/bucket.ts";
import { onPostgres, testFolder } from "../testing/databases.ts";
import { fakeProvider, json } from "../testing/fake-provider.ts";
import { fewPlaces } from "../testing/samples.ts";
import { settingsFor, testSite } from "../testing/site.ts";
import type { App } from "../types.ts";

const getHealth = async (app: App, url = "/readyz") => {
  const response = await app.inject({ url });
  return { status: response.statusCode, body: response.json(), retryAfter: response.headers["retry-after"] };
};

describe("the server's health", () => {
  const site = testSite();

  it.each(["/readyz", "/healthz"])("is good at %s when everything it needs works", async (url) => {
    const response = await site.app.inject({ url });
    expect([response.statusCode, response.json(), response.headers["cache-control"]]).toEqual([
      200,
      { status: "ready", checks: { database: "ok", disk: "ok", videos: "ok" } },
      "no-store",
    ]);
  });

  it("is reported at /livez without checking anything else", async () => {
    const response = await site.app.inject({ url: "/livez" });
    expect([response.statusCode, response.json(), response.headers["cache-control"]]).toEqual([
      200,
      { status: "alive" },
      "no-store",
    ]);
  });
});

describe("a server with too little disk space", () => {
  const lines: string[] = [];
  const site = testSite(
    { DISK_FREE_MIN_MB: "1000000000", LOG_LEVEL: "info" },
    { logStream: { write: (line) => void lines.push(line) } },
  );

  it("is alive but not ready, and logs the reason once", async () => {
    for (let count = 0; count < 3; count++) {
      expect(await getHealth(site.app)).toEqual({
        status: 503,
        body: { status: "unavailable", checks: { database: "ok", disk: "failed", videos: "ok" } },
        retryAfter: "60",
      });
    }
    expect((await site.app.inject({ url: "/livez" })).statusCode).toBe(200);
    expect(lines.filter((line) => line.includes("less than DISK_FREE_MIN_MB"))).toHaveLength(1);
  });
});

describe("a server whose videos cannot be stored", () => {
  it("is ready but reports the videos when the folder is missing", async () => {
    await withApp({}, async (app, folder) => {
      await rm(`${folder}/data/videos`, { recursive: true });
      expect(await getHealth(app)).toEqual({
        status: 200,
        body: { status: "ready", checks: { database: "ok", disk: "ok", videos: "failed" } },
        retryAfter: undefined,
      });
    });
  });

  it("is ready but reports the videos when the storage is down, and checks it once for many probes", async () => {
    let checks = 0;
    const silent = createServer(() => void checks++).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const environment = {
      VIDEO_STORE: "s3://videos",
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "s3cret-value",
      VIDEO_STORE_TIMEOUT_MS: "100",
    };
    try {
      await withApp(environment, async (app) => {
        checks = 0;
        const answers = await Promise.all([getHealth(app), getHealth(app), getHealth(app)]);
        for (const { status, body } of answers) expect([status, body.checks.videos]).toEqual([200, "failed"]);
        expect(checks).toBe(1);
      });
    } finally {
      silent.close();
      silent.closeAllConnections();
    }
  });

  it("reports storage that answers as good", async () => {
    const folder = await mkdtemp(join(tmpdir(), "saral-"));
    const bucket = await startBucket(folder);
    try {
      await withApp(bucket.environment, async (app) => {
        expect((await getHealth(app)).body.checks.videos).toBe("ok");
      });
    } finally {
      await bucket.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe("a server in front of a lender's API", () => {
  const main = fakeProvider();
  const status = fakeProvider();

  it("is ready but reports the lender from a failed call to either host until one succeeds", async () => {
    await withApp({ PROVIDER_URL: main.url, STATUS_PROVIDER_URL: status.url }, async (app) => {
      const health = async () => {
        const { status: code, body } = await getHealth(app);
        return [code, body.checks];
      };
      const states = () => app.inject({ url: paths.states });
      expect(await health()).toEqual([200, { database: "ok", disk: "ok", lender: "ok" }]);
      main.answer = (_request, response) => json(response, {}, 500);
      await states();
      expect(await health()).toEqual([200, { database: "ok", disk: "ok", lender: "failed" }]);
      main.answer = (_request, response) => json(response, { Status: 0, Message: "Closed" });
      await states();
      expect(await health()).toEqual([200, { database: "ok", disk: "ok", lender: "ok" }]);
      status.answer = (_request, response) => void response.destroy();
      await app.inject({ url: `${statusHostPrefix}${paths.leadInfo}?pan_number=9876543210` });
      expect(await health()).toEqual([200, { database: "ok", disk: "ok", lender: "failed" }]);
      // The health check does not call the lender.
      expect([main.requests.length, status.requests.length]).toEqual([2, 1]);
    });
  });
});

async function withApp(
  environment: Record<string, string>,
  work: (app: App, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "saral-"));
  const app = await buildApp(settingsFor(folder, environment), { geography: () => fewPlaces });
  try {
    await work(app, folder);
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

onPostgres((newDatabase) => {
  const folder = testFolder();
  let app: App | undefined;
  afterAll(() => app?.close());

  it("is bad while the database is down, rejects what cannot be stored, and is good again when it is back", async () => {
    const database = await newDatabase();
    if (database.kind !== "postgres") throw new Error("This test is for PostgreSQL.");
    app = await buildApp({ ...settingsFor(folder()), database }, { geography: () => fewPlaces });
    const health = async () => (await app!.inject({ url: "/healthz" })).statusCode;
    expect(await health()).toBe(200);

    const name = new URL(database.url).pathname.slice(1);
    const admin = new pg.Client({ connectionString: database.url.replace(`/${name}`, "/postgres") });
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    expect(await health()).toBe(503);
    const message = { name: "Example", number: "", email: "a@mail.example", subject: "", message: "Hello" };
    const rejected = await app.inject({
      method: "POST",
      url: paths.contact,
      payload: message,
      headers: { "accept-language": "hi" },
    });
    expect([rejected.statusCode, rejected.headers["retry-after"], rejected.json()]).toEqual([
      503,
      "60",
      { Status: 0, Message: "हमारा सिस्टम अभी उपलब्ध नहीं है। एक मिनट बाद दोबारा कोशिश करें।" },
    ]);
    await admin.query(`alter database ${name} with allow_connections true`);
    // The pool replaces dead connections one by one.
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
    await admin.end();
  });

  it("is good while every connection of the pool waits for a locked table", async () => {
    const database = await newDatabase();
    if (database.kind !== "postgres") throw new Error("This test is for PostgreSQL.");
    const waiting = await buildApp(
      { ...settingsFor(`${folder()}/locked`), database: { ...database, poolSize: 2 } },
      { geography: () => fewPlaces },
    );
    const locker = new pg.Client({ connectionString: database.url });
    await locker.connect();
    await locker.query("begin");
    await locker.query("lock table contact_messages in access exclusive mode");
    const message = { name: "Example", number: "", email: "a@mail.example", subject: "", message: "Hello" };
    const saves = Array.from({ length: 5 }, () =>
      waiting.inject({ method: "POST", url: paths.contact, payload: message }),
    );
    const blocked = async () =>
      (
        await locker.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    await expect.poll(blocked, { timeout: 10_000 }).toBe(2);
    expect(await getHealth(waiting)).toMatchObject({ status: 200, body: { checks: { database: "ok" } } });
    await locker.query("rollback");
    await locker.end();
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await waiting.close();
  });
});
