import { execFile } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { loadGeography } from "../geography/geography.ts";
import { withFixedValues } from "../gateway/fixed-values.ts";
import { onBothDatabases, testFolder } from "../testing/databases.ts";
import { application } from "../testing/samples.ts";
import { findLeadBy, insertApplication } from "./applications.ts";
import { cleanPans } from "./migrations/003-clean-pans.ts";
import { openDatabase } from "./database.ts";
import { listStates } from "./geography.ts";
import { insertLead } from "./leads.ts";
import type { Database } from "./tables.ts";

const run = promisify(execFile);

/** Sets up the database as a server does at start, in its own process. */
const preparation = `
  import { openDatabase } from ${JSON.stringify(import.meta.resolve("./database.ts"))};
  import { loadPlaces } from ${JSON.stringify(import.meta.resolve("./geography.ts"))};
  import { loadGeography } from ${JSON.stringify(import.meta.resolve("../geography/geography.ts"))};
  const db = await openDatabase(JSON.parse(process.argv[1]));
  await loadPlaces(db, await loadGeography());
  await db.destroy();
`;

onBothDatabases((newDatabase) => {
  it("can be set up by several processes at once, and then has all places of India once", async () => {
    const settings = await newDatabase();
    const prepare = () =>
      run(process.execPath, ["--input-type=module", "--eval", preparation, JSON.stringify(settings)]);
    await Promise.all([prepare(), prepare(), prepare(), prepare()]);
    const db = await openDatabase(settings);
    const { states, pincodes } = await loadGeography();
    const counted = await db
      .selectFrom("pincodes")
      .select((select) => select.fn.countAll().as("count"))
      .executeTakeFirst();
    expect([(await listStates(db)).length, Number(counted?.count)]).toEqual([states.length, pincodes.length]);
    expect(await db.introspection.getTables()).toHaveLength(14);
    await db.destroy();
  }, 30_000);

  it("keeps its data when it is opened again", async () => {
    const settings = await newDatabase();
    const lead = {
      lead_id: "one",
      reference_number: "SL-ONE",
      status: "received",
      received_at: "a",
      moved_at: "a",
    } as const;
    const before = await openDatabase(settings);
    await insertLead(before, lead);
    await before.destroy();
    const after = await openDatabase(settings);
    expect(await after.selectFrom("leads").selectAll().execute()).toEqual([lead]);
    await after.destroy();
  });

  it("finds applications whose PAN was stored as typed, and does not change a truncated PAN", async () => {
    const settings = await newDatabase();
    const db = await openDatabase(settings);
    const stored = ["ABCDE1234F", "abcde1235f", "ABCDE 1236 F", "ABCDE१२३७F", "ABCDE 1234", "X1"];
    for (const [index, pan] of stored.entries()) {
      const lead = {
        lead_id: `lead-${index}`,
        reference_number: `SL-${index}`,
        status: "received",
        received_at: "a",
        moved_at: "a",
      } as const;
      await insertLead(db, lead);
      const fixed = { source: "Saral Loans", lead_data_source_id: 38, ip: "0.0.0.0" };
      await insertApplication(db, {
        ...withFixedValues({ ...application, pan, mobile: `987654321${index}` }, fixed),
        lead_id: lead.lead_id,
        received_at: "a",
      });
    }
    expect(await findLeadBy(db, "pan", "ABCDE1236F")).toBeUndefined();

    // The migration runs on the previous version's data.
    await cleanPans.up(db);
    const rows = await db.selectFrom("applications").select("pan").orderBy("lead_id").execute();
    expect(rows.map(({ pan }) => pan)).toEqual([
      "ABCDE1234F",
      "ABCDE1235F",
      "ABCDE1236F",
      "ABCDE1237F",
      "ABCDE 1234",
      "X1",
    ]);
    expect((await findLeadBy(db, "pan", "ABCDE1236F"))?.status).toBe("received");
    expect((await findLeadBy(db, "mobile", "9876543214"))?.status).toBe("received");
    await db.destroy();
  });
});

describe("a SQLite file", () => {
  const folder = testFolder();
  const open = () => openDatabase({ kind: "sqlite", file: `${folder()}/deep/inside/test.sqlite` });

  it("flushes each transaction to disk, overwrites deleted data, and never waits inside SQLite", async () => {
    const db = await open();
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0]!)[0];
    expect([
      await pragma("journal_mode"),
      await pragma("synchronous"),
      await pragma("busy_timeout"),
      await pragma("foreign_keys"),
      await pragma("secure_delete"),
    ]).toEqual(["wal", 2, 0, 1, 1]);
    await db.destroy();
  });

  it("and its log can be read only by this account", async () => {
    const db = await open();
    await db.insertInto("shared_values").values({ name: "private", value: "x" }).execute();
    for (const file of ["test.sqlite", "test.sqlite-wal"]) {
      expect((await stat(`${folder()}/deep/inside/${file}`)).mode & 0o077).toBe(0);
    }
    await db.destroy();
  });

  it("runs two transactions that read before they write one after the other", async () => {
    const [first, second] = [await open(), await open()];
    const bump = (db: typeof first) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("shared_values")
          .select("value")
          .where("name", "=", "n")
          .executeTakeFirst();
        await transaction
          .insertInto("shared_values")
          .values({ name: "n", value: String(Number(row?.value ?? 0) + 1) })
          .onConflict((conflict) =>
            conflict.column("name").doUpdateSet((set) => ({ value: set.ref("excluded.value") })),
          )
          .execute();
      });
    for (let round = 0; round < 20; round++) {
      await bump(first);
      await bump(second);
    }
    expect(
      await second.selectFrom("shared_values").select("value").where("name", "=", "n").executeTakeFirst(),
    ).toMatchObject({ value: "40" });
    await Promise.all([first.destroy(), second.destroy()]);
  });

  const store = (db: Database, name: string) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto("shared_values").values({ name, value: name }).execute();
      if (name.startsWith("fails")) throw new Error(name);
    });
  const storedNames = async (db: Database, prefix: string) =>
    (
      await db.selectFrom("shared_values").select("name").where("name", "like", `${prefix}%`).orderBy("name").execute()
    ).map(({ name }) => name);

  const commitsIn = (statements: MockInstance<DatabaseSync["exec"]>) =>
    statements.mock.calls.filter(([statement]) => statement === "commit").length;
  afterEach(() => vi.restoreAllMocks());

  it("stores transactions that end together with one commit, without those that fail", async () => {
    const db = await open();
    const statements = vi.spyOn(DatabaseSync.prototype, "exec");
    const names = ["fails-1", "t-1", "t-2", "fails-2", "t-2", "t-3"];
    const outcomes = await Promise.allSettled(names.map((name) => store(db, name)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(await storedNames(db, "t-")).toEqual(["t-1", "t-2", "t-3"]);
    expect(await storedNames(db, "fails")).toEqual([]);
    expect(commitsIn(statements)).toBe(1);
    await db.destroy();
  });

  it("commits before a statement that cannot be in a transaction, and once 64 transactions wait for it", async () => {
    const db = await open();
    const statements = vi.spyOn(DatabaseSync.prototype, "exec");
    const names = Array.from({ length: 200 }, (_, index) => `many-${String(index).padStart(3, "0")}`);
    await Promise.all([...names.map((name) => store(db, name)), sql`vacuum`.execute(db), store(db, "many-last")]);
    expect(await storedNames(db, "many-")).toEqual([...names, "many-last"]);
    // Three times 64, the eight before the vacuum, and the last one.
    expect(commitsIn(statements)).toBe(5);
    await db.destroy();
  });

  it("acknowledges none of the transactions that share a commit when it fails", async () => {
    const db = await open();
    const outcomes = await Promise.allSettled([
      store(db, "lost-1"),
      store(db, "lost-2"),
      db.transaction().execute(() => rm(`${folder()}/deep/inside/test.sqlite-wal`)),
    ]);
    expect(outcomes).toEqual(
      outcomes.map(() => ({
        status: "rejected",
        reason: expect.objectContaining({ message: expect.stringContaining("was deleted or replaced") }),
      })),
    );
    await db.destroy();
  });

  it("explains why it cannot be opened", async () => {
    await expect(openDatabase({ kind: "sqlite", file: "/dev/null/x/test.sqlite" })).rejects.toThrow(
      /^The database in the file .*test\.sqlite cannot be opened: ENO/,
    );
  });
});
