import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { onBothDatabases, testFolder } from "../../testing/databases.ts";
import { insertAuditEntry, listAuditEntries } from "../audit-entries.ts";
import { insertContactMessage, listContactMessages, markContactMessageInProgress } from "../contact-messages.ts";
import { openDatabase } from "../database.ts";
import { insertLead } from "../leads.ts";
import { NodeSqliteDialect } from "../node-sqlite.ts";
import type { Tables } from "../tables.ts";
import { migrate } from "./migrate.ts";
import { migrations, type Step } from "./migrations.ts";

const lead = {
  lead_id: "one",
  reference_number: "SL-ONE",
  status: "received",
  received_at: "a",
  moved_at: "a",
} as const;

/** A migration of a later release, which this release does not know. */
const adding: Step = { up: (db) => db.schema.alterTable("leads").addColumn("employer", "text").execute() };
const removing: Step = { contracts: true, up: (db) => db.schema.dropTable("erasures").execute() };

onBothDatabases((newDatabase) => {
  it("starts and works on a database to which a later release only added", async () => {
    const settings = await newDatabase();
    const later = await openDatabase(settings);
    await migrate(later, { ...migrations, "901-employer": adding });
    const db = await openDatabase(settings);
    expect(await insertLead(db, lead)).toBe(true);
    expect(await sql<object>`select lead_id, employer from leads`.execute(db)).toMatchObject({
      rows: [{ lead_id: "one", employer: null }],
    });
    await migrate(later, { ...migrations, "901-employer": adding });
    await Promise.all([db.destroy(), later.destroy()]);
  });

  it("does not start after a later release removed something, and says what to do", async () => {
    const settings = await newDatabase();
    const later = await openDatabase(settings);
    await migrate(later, { ...migrations, "901-employer": adding, "902-no-erasures": removing });
    await expect(openDatabase(settings)).rejects.toThrow(
      `cannot be opened: a later release has changed its tables with 901-employer, 902-no-erasures, and this one, which knows ${Object.keys(migrations).at(-1)}, ` +
        "cannot work without 902-no-erasures. Start the later release again, or restore a backup from before the update.",
    );
    await migrate(later, { ...migrations, "901-employer": adding, "902-no-erasures": removing });
    await later.destroy();
  });

  it("migrates the tables of the release before the staff command and keeps their data", async () => {
    const settings = await newDatabase();
    const db = await openDatabase(settings);
    await undoStaffCommand(db);
    expect(await tableNames(db)).not.toContain("audit_entries");
    await insertLead(db, lead);
    await insertContactMessage(db, {
      reference_number: "SM-ONE",
      name: "",
      number: "",
      email: "",
      subject: "",
      message: "x",
      received_at: "a",
    });
    await markContactMessageInProgress(db, "SM-ONE", "b");
    await db.destroy();

    const upgraded = await openDatabase(settings);
    expect(await tableNames(upgraded)).toContain("audit_entries");
    expect(await upgraded.selectFrom("leads").select("lead_id").execute()).toEqual([{ lead_id: "one" }]);
    expect(
      (await listContactMessages(upgraded, { status: "in-progress" })).map(({ taken_up_at }) => taken_up_at),
    ).toEqual(["b"]);
    const entry = {
      entry_id: "e",
      recorded_at: "c",
      actor: "asha",
      os_user: "asha",
      command: "list",
      subject: null,
      detail: null,
    };
    await insertAuditEntry(upgraded, entry);
    expect(await listAuditEntries(upgraded, {})).toEqual([entry]);
    await upgraded.destroy();
  });

  it("rolls failed migrations back, and the next start runs them again", async () => {
    const settings = await newDatabase();
    const db = await openDatabase(settings);
    const failing: Step = {
      contracts: true,
      up: async () => {
        throw new Error("The disk is on fire.");
      },
    };
    await expect(migrate(db, { ...migrations, "901-employer": adding, "902-failing": failing })).rejects.toThrow(
      "The disk is on fire.",
    );
    await migrate(db, { ...migrations, "901-employer": adding });
    expect((await columns(db)).map(({ name }) => name)).toContain("leads.employer");
    await db.destroy();
  });
});

describe("the migrations of this release", () => {
  const folder = testFolder();

  it("only add, so that the previous release works on their tables, unless they are marked as contracting", async () => {
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(`${folder()}/steps.sqlite`) });
    const names = Object.keys(migrations).sort();
    for (const [at, name] of names.entries()) {
      const before = at === 0 ? [] : await columns(db);
      await migrate(db, Object.fromEntries(names.slice(0, at + 1).map((known) => [known, migrations[known]!])));
      const after = await columns(db);
      const removed = before.filter((column) => !after.some(({ name }) => name === column.name));
      const tables = new Set(before.map(({ table }) => table));
      const needed = after.filter(
        (column) => tables.has(column.table) && column.needed && !before.some((known) => known.name === column.name),
      );
      const wrong = migrations[name]!.contracts ? [] : [...removed, ...needed];
      expect({ name, wrong }).toEqual({ name, wrong: [] });
    }
    await db.destroy();
  });
});

/** Reverts the tables to those of the release that ended with 005-taken-up. */
async function undoStaffCommand(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable("audit_entries").execute();
  for (const index of [
    "applications_by_state",
    "applications_by_alternate_mobile",
    "applications_by_personal_email",
    "applications_by_official_email",
    "pincodes_by_value",
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`delete from kysely_migration where name = '006-staff-command'`.execute(db);
}

const tableNames = async (db: Kysely<Tables>) => (await db.introspection.getTables()).map(({ name }) => name);

/** Every column, and whether an insert that does not know it would fail. */
async function columns(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name: table, columns: found }) =>
    found.map((column) => ({
      table,
      name: `${table}.${column.name}`,
      needed: !column.isNullable && !column.hasDefaultValue,
    })),
  );
}
