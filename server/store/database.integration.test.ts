import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { loadGeography } from "../geography/geography.ts";
import { withFixedValues } from "../gateway/fixed-values.ts";
import { onBothDatabases, testFolder } from "../testing/databases.ts";
import { application } from "../testing/samples.ts";
import { findLeadBy, insertApplication } from "./applications.ts";
import { cleanPans } from "./migrations/003-clean-pans.ts";
import { openDatabase } from "./database.ts";
import { listStates } from "./geography.ts";
import { insertLead } from "./leads.ts";

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

  it("explains why it cannot be opened", async () => {
    await expect(openDatabase({ kind: "sqlite", file: "/dev/null/x/test.sqlite" })).rejects.toThrow(
      /^The database in the file .*test\.sqlite cannot be opened: ENO/,
    );
  });
});
