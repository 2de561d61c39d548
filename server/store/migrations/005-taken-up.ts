import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the staff took a message up, so that the person who complained can see it. */
export const takenUp: Migration = {
  async up(db: Kysely<unknown>) {
    const text = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable("contact_messages").addColumn("taken_up_at", text).execute();
  },
};
