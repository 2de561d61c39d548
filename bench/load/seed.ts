import type { DatabaseSettings } from "../../server/env.ts";
import { withFixedValues, fixedValues } from "../../server/gateway/fixed-values.ts";
import { loadGeography } from "../../server/geography/geography.ts";
import { newLeadId, newApplicationNumber } from "../../server/identifiers.ts";
import { openDatabase } from "../../server/store/database.ts";
import { loadPlaces } from "../../server/store/geography.ts";
import { sql } from "kysely";
import { applicationsFrom } from "./applicants.ts";

/** Rows in one statement: an application has 26 columns, and SQLite takes 32,766 values. */
const rowsAtOnce = 1_000;

/** Milliseconds between two applications. */
const pauseMs = 60_000;

/** Fills an empty database with applicants 0 to `count` - 1, one application each, without the server. */
export async function seed(settings: DatabaseSettings, count: number): Promise<void> {
  const geography = await loadGeography();
  const applicationOf = applicationsFrom(geography);
  const fixed = fixedValues({ source: "Saral Loans", lenderIp: "0.0.0.0" });
  const first = Date.now() - count * pauseMs;
  const db = await openDatabase(settings);
  try {
    await loadPlaces(db, geography);
    for (let from = 0; from < count; from += rowsAtOnce) {
      const leads = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, at) => {
        const received_at = new Date(first + (from + at) * pauseMs).toISOString();
        return {
          lead_id: newLeadId(),
          reference_number: newApplicationNumber(),
          status: "received" as const,
          received_at,
          moved_at: received_at,
        };
      });
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto("leads").values(leads).execute();
        await transaction
          .insertInto("applications")
          .values(
            leads.map(({ lead_id, received_at }, at) => ({
              ...withFixedValues(applicationOf(from + at), fixed),
              lead_id,
              received_at,
            })),
          )
          .execute();
        await transaction
          .insertInto("status_history")
          .values(leads.map(({ lead_id, status, moved_at }) => ({ lead_id, step: 0, status, moved_at })))
          .execute();
      });
    }
    // Autovacuum would do this within about a minute.
    if (settings.kind === "postgres") await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}
