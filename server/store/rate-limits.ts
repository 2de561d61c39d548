import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** How often a key has been counted in its window, and when (ISO instant) the window ends. */
export interface Count {
  hits: number;
  resets_at: string;
}

/**
 * ISO instants of a window that begins now: `first` is when it ends. A window that ends after `last` was begun before the
 * clock was set back, and is over: otherwise anyone who had reached a limit would be shut out for as long as the clock
 * jumped. One more window lies between the two, so that processes whose clocks differ can count together.
 */
export function windowEnds(now: Date, windowMs: number): { now: string; first: string; last: string } {
  const later = (windows: number) => new Date(now.getTime() + windows * windowMs).toISOString();
  return { now: later(0), first: later(1), last: later(2) };
}

/** Counts a key once more; a window that is over begins again. */
export async function countHit(db: Database, key: string, now: Date, windowMs: number): Promise<Count> {
  const ends = windowEnds(now, windowMs);
  const ended = sql<boolean>`(rate_limits.resets_at <= ${ends.now} or rate_limits.resets_at > ${ends.last})`;
  return db
    .insertInto("rate_limits")
    .values({ key, hits: 1, resets_at: ends.first })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${ended} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when ${ended} then ${ends.first} else rate_limits.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
}

/** How often a key has been counted in a window that is not over; nothing when there is none. */
export async function readCount(db: Database, key: string, now: Date, windowMs: number): Promise<Count | undefined> {
  const ends = windowEnds(now, windowMs);
  return db
    .selectFrom("rate_limits")
    .select(["hits", "resets_at"])
    .where("key", "=", key)
    .where("resets_at", ">", ends.now)
    .where("resets_at", "<=", ends.last)
    .executeTakeFirst();
}

/** Deletes the windows that have ended. */
export async function deleteEndedWindows(db: Database, now: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
}
