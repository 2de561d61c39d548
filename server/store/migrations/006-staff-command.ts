import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the staff do, and indexes for what they search; see `tables.ts`. */
export const staffCommand: Migration = {
  async up(db: Kysely<unknown>) {
    const text = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;

    await db.schema
      .createTable("audit_entries")
      .addColumn("entry_id", text, (column) => column.primaryKey())
      .addColumn("recorded_at", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("os_user", text, (column) => column.notNull())
      .addColumn("command", text, (column) => column.notNull())
      .addColumn("subject", text)
      .addColumn("detail", text)
      .execute();
    await db.schema
      .createIndex("audit_entries_by_time")
      .on("audit_entries")
      .columns(["recorded_at", "entry_id"])
      .execute();
    await db.schema
      .createIndex("audit_entries_by_subject")
      .on("audit_entries")
      .columns(["subject", "recorded_at", "entry_id"])
      .execute();

    await db.schema
      .createIndex("applications_by_state")
      .on("applications")
      .columns(["state_id", "received_at", "lead_id"])
      .execute();
    await db.schema
      .createIndex("applications_by_alternate_mobile")
      .on("applications")
      .columns(["alternate_mobile", "received_at"])
      .execute();
    await db.schema
      .createIndex("applications_by_personal_email")
      .on("applications")
      .expression(sql`lower(email_personal)`)
      .execute();
    await db.schema
      .createIndex("applications_by_official_email")
      .on("applications")
      .expression(sql`lower(email_official)`)
      .execute();
    await db.schema.createIndex("pincodes_by_value").on("pincodes").columns(["value", "city_id"]).execute();
  },
};
