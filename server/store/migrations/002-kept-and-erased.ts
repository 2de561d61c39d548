import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What was agreed to, what was answered, what was erased, and what a store of videos may hold; see `tables.ts`. */
export const keptAndErased: Migration = {
  async up(db: Kysely<unknown>) {
    const text = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;

    await db.schema.alterTable("applications").addColumn("terms_version", text).execute();
    await db.schema.alterTable("applications").addColumn("privacy_version", text).execute();

    await db.schema.alterTable("contact_messages").addColumn("settled_at", text).execute();
    await db.schema.alterTable("contact_messages").addColumn("settled_as", text).execute();

    await db.schema
      .createTable("unrecorded_videos")
      .addColumn("file_name", text, (column) => column.primaryKey())
      .addColumn("noted_at", text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("erasures")
      .addColumn("mark", text, (column) => column.primaryKey())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("videos", "integer", (column) => column.notNull())
      .addColumn("erased_at", text, (column) => column.notNull())
      .execute();
  },
};
