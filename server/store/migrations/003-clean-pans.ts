import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { isPan, panOf } from "#domain/cleaning";

/** Only what this migration needs of the tables. */
interface Applications {
  applications: { lead_id: string; pan: string };
}

/** Rows read at a time, so that the table is never in memory as a whole. */
const pageSize = 1_000;

/**
 * Stores each PAN as look-ups ask for it: "abcde 1234f" or one in Devanagari digits was stored as it came, and was not
 * found again. A text that is no PAN after cleaning stays: a PAN that was cut ("ABCDE 1234") cannot be completed, and its
 * application is still found by mobile number.
 */
export const cleanPans: Migration = {
  async up(db: Kysely<unknown>) {
    const applications = db as Kysely<Applications>;
    const isClean =
      db.getExecutor().adapter instanceof PostgresAdapter
        ? sql<boolean>`pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'`
        : sql<boolean>`pan glob '[A-Z][A-Z][A-Z][A-Z][A-Z][0-9][0-9][0-9][0-9][A-Z]'`;
    let after = "";
    for (;;) {
      const rows = await applications
        .selectFrom("applications")
        .select(["lead_id", "pan"])
        .where("lead_id", ">", after)
        .where(sql<boolean>`not (${isClean})`)
        .orderBy("lead_id")
        .limit(pageSize)
        .execute();
      for (const { lead_id, pan } of rows) {
        const clean = panOf(pan);
        if (isPan(clean))
          await applications.updateTable("applications").set({ pan: clean }).where("lead_id", "=", lead_id).execute();
      }
      if (rows.length < pageSize) return;
      after = rows.at(-1)!.lead_id;
    }
  },
};
