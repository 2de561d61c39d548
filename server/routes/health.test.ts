import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { paths } from "#contract/lender";
import { buildApp } from "../app.ts";
import { onPostgres, testFolder } from "../testing/databases.ts";
import { fewPlaces } from "../testing/samples.ts";
import { settingsFor, testSite } from "../testing/site.ts";
import type { App } from "../types.ts";

describe("the server's health", () => {
  const site = testSite();

  it("is good when the database answers", async () => {
    const response = await site.app.inject({ url: "/healthz" });
    expect([response.statusCode, response.json(), response.headers["cache-control"]]).toEqual([200, { status: "ready" }, "no-store"]);
  });
});

onPostgres((newDatabase) => {
  const folder = testFolder();
  let app: App | undefined;
  afterAll(() => app?.close());

  it("is bad while the database is away, refuses what cannot be kept, and is good again when it is back", async () => {
    const database = await newDatabase();
    if (database.kind !== "postgres") throw new Error("This test is for PostgreSQL.");
    app = await buildApp({ ...settingsFor(folder()), database }, { geography: () => fewPlaces });
    const health = async () => (await app!.inject({ url: "/healthz" })).statusCode;
    expect(await health()).toBe(200);

    const name = new URL(database.url).pathname.slice(1);
    const keeper = new pg.Client({ connectionString: database.url.replace(`/${name}`, "/postgres") });
    await keeper.connect();
    await keeper.query(`alter database ${name} with allow_connections false`);
    await keeper.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    expect(await health()).toBe(503);
    const message = { name: "Example", number: "", email: "a@mail.example", subject: "", message: "Hello" };
    const refused = await app.inject({ method: "POST", url: paths.contact, payload: message, headers: { "accept-language": "hi" } });
    expect([refused.statusCode, refused.headers["retry-after"], refused.json()])
      .toEqual([503, "60", { Status: 0, Message: "हमारा सिस्टम अभी उपलब्ध नहीं है। एक मिनट बाद दोबारा कोशिश करें।" }]);
    await keeper.query(`alter database ${name} with allow_connections true`);
    // Connections that are found dead are replaced one by one.
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
    await keeper.end();
  });
});
