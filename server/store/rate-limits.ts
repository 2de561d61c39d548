import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** How often a key has been counted in its window, and when (ISO instant) the window ends. */
export interface Count {
  hits: number;
  resets_at: string;
}

/** Counts a key once more; a window that has ended begins again. Instants are ISO. */
export async function countHit(db: Database, key: string, now: string, resetsAt: string): Promise<Count> {
  const ended = sql<boolean>`rate_limits.resets_at <= ${now}`;
  return db.insertInto("rate_limits").values({ key, hits: 1, resets_at: resetsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({
      hits: sql`case when ${ended} then 1 else rate_limits.hits + 1 end`,
      resets_at: sql`case when ${ended} then ${resetsAt} else rate_limits.resets_at end`,
    }))
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
}

/** How often a key has been counted in a window that has not ended; nothing when there is none. `now` is an ISO instant. */
export const readCount = (db: Database, key: string, now: string): Promise<Count | undefined> =>
  db.selectFrom("rate_limits").select(["hits", "resets_at"]).where("key", "=", key).where("resets_at", ">", now).executeTakeFirst();

/** Forgets the windows that have ended. */
export async function deleteEndedWindows(db: Database, now: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
}
