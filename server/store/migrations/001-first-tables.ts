import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The tables of the first release; see `tables.ts` for what each one is for. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // PostgreSQL sorts text by a locale unless told otherwise; instants and ids sort byte by byte, as in SQLite.
    const text = onPostgres ? sql`text collate "C"` : sql`text`;

    await db.schema
      .createTable("shared_values")
      .addColumn("name", text, (column) => column.primaryKey())
      .addColumn("value", text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("states")
      .addColumn("state_id", text, (column) => column.primaryKey())
      .addColumn("name_en", text, (column) => column.notNull())
      .addColumn("name_hi", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("cities")
      .addColumn("city_id", text, (column) => column.primaryKey())
      .addColumn("state_id", text, (column) => column.notNull().references("states.state_id"))
      .addColumn("name_en", text, (column) => column.notNull())
      .addColumn("name_hi", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("cities_by_state").on("cities").column("state_id").execute();
    await db.schema
      .createTable("pincodes")
      .addColumn("pincode_id", text, (column) => column.primaryKey())
      .addColumn("city_id", text, (column) => column.notNull().references("cities.city_id"))
      .addColumn("value", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("pincodes_by_city").on("pincodes").columns(["city_id", "value"]).execute();

    await db.schema
      .createTable("leads")
      .addColumn("lead_id", text, (column) => column.primaryKey())
      .addColumn("reference_number", text, (column) => column.notNull().unique())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("received_at", text, (column) => column.notNull())
      .addColumn("moved_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("leads_by_time").on("leads").columns(["received_at", "lead_id"]).execute();
    await db.schema.createIndex("leads_by_status").on("leads").columns(["status", "received_at", "lead_id"]).execute();

    await db.schema
      .createTable("applications")
      .addColumn("lead_id", text, (column) => column.primaryKey().references("leads.lead_id"))
      .addColumn("loan_amount", text, (column) => column.notNull())
      .addColumn("monthly_income", text, (column) => column.notNull())
      .addColumn("first_name", text, (column) => column.notNull())
      .addColumn("middle_name", text, (column) => column.notNull())
      .addColumn("sur_name", text, (column) => column.notNull())
      .addColumn("pan", text, (column) => column.notNull())
      .addColumn("dob", text, (column) => column.notNull())
      .addColumn("gender", text, (column) => column.notNull())
      .addColumn("mobile", text, (column) => column.notNull())
      .addColumn("alternate_mobile", text, (column) => column.notNull())
      .addColumn("otp", text, (column) => column.notNull())
      .addColumn("email_personal", text, (column) => column.notNull())
      .addColumn("email_official", text, (column) => column.notNull())
      .addColumn("obligations", text, (column) => column.notNull())
      .addColumn("state_id", text, (column) => column.notNull())
      .addColumn("city", text, (column) => column.notNull())
      .addColumn("pin", text, (column) => column.notNull())
      .addColumn("term_and_condition", text, (column) => column.notNull())
      .addColumn("ip", text, (column) => column.notNull())
      .addColumn("coordinates", text)
      .addColumn("source", text, (column) => column.notNull())
      .addColumn("lead_data_source_id", "integer", (column) => column.notNull())
      .addColumn("utm_source", text, (column) => column.notNull())
      .addColumn("utm_campaign", text)
      .addColumn("received_at", text, (column) => column.notNull())
      .execute();
    // The look-ups of /check and /getpanverify: newest first, so each reads one row however many there are.
    await db.schema.createIndex("applications_by_pan").on("applications").columns(["pan", "received_at"]).execute();
    await db.schema
      .createIndex("applications_by_mobile")
      .on("applications")
      .columns(["mobile", "received_at"])
      .execute();

    await db.schema
      .createTable("status_history")
      .addColumn("lead_id", text, (column) => column.notNull().references("leads.lead_id"))
      .addColumn("step", "integer", (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("moved_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("status_history_key", ["lead_id", "step"])
      .execute();

    await db.schema
      .createTable("idempotency_keys")
      .addColumn("key_hash", text, (column) => column.primaryKey())
      .addColumn("request_hash", text, (column) => column.notNull())
      .addColumn("answer", text)
      .addColumn("locked_until", text)
      .addColumn("expires_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("idempotency_keys_by_expiry").on("idempotency_keys").column("expires_at").execute();

    await db.schema
      .createTable("contact_messages")
      .addColumn("reference_number", text, (column) => column.primaryKey())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("number", text, (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("received_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("contact_messages_by_time").on("contact_messages").column("received_at").execute();

    await db.schema
      .createTable("videos")
      .addColumn("file_name", text, (column) => column.primaryKey())
      .addColumn("lead_id", text, (column) => column.notNull().references("leads.lead_id"))
      .addColumn("content_type", text, (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("sha256", text, (column) => column.notNull())
      .addColumn("received_at", text, (column) => column.notNull())
      .addUniqueConstraint("videos_once_per_lead", ["lead_id", "sha256"])
      .execute();

    // Counts that a crash may forget: unlogged, PostgreSQL writes them without waiting for the disk.
    await db.schema
      .createTable("rate_limits")
      .$call((table) => (onPostgres ? table.modifyFront(sql`unlogged`) : table))
      .addColumn("key", text, (column) => column.primaryKey())
      .addColumn("hits", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("resets_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("rate_limits_by_reset").on("rate_limits").column("resets_at").execute();
  },
};
