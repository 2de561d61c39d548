import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type IdempotencyRow = Selectable<Tables["idempotency_keys"]>;

/**
 * Acquires the key of a submission. Returns undefined when the caller now holds it, otherwise the row of its holder.
 * In PostgreSQL this waits for another transaction that is acquiring the same key. `now` is an ISO instant.
 */
export async function acquireKey(db: Database, row: IdempotencyRow, now: string): Promise<IdempotencyRow | undefined> {
  const inserted = await db
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet({
          request_hash: row.request_hash,
          answer: row.answer,
          locked_until: row.locked_until,
          expires_at: row.expires_at,
        })
        .where((where) =>
          where.or([
            where("idempotency_keys.expires_at", "<=", now),
            // Left behind by a process that died while sending the same submission.
            where.and([
              where("idempotency_keys.answer", "is", null),
              where("idempotency_keys.locked_until", "<=", now),
              where("idempotency_keys.request_hash", "=", row.request_hash),
            ]),
          ]),
        ),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
  // Without a row, its holder has released the key in the meantime.
  return (await findKey(db, row.key_hash)) ?? acquireKey(db, row, now);
}

/** The row of a key, or undefined. */
export const findKey = (db: Database, keyHash: string): Promise<IdempotencyRow | undefined> =>
  db.selectFrom("idempotency_keys").selectAll().where("key_hash", "=", keyHash).executeTakeFirst();

/** Stores the answer under a key that this caller has locked until `lockedUntil` (ISO instant). Does nothing if it has lost the lock. */
export async function completeKey(db: Database, keyHash: string, lockedUntil: string, answer: string): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer, locked_until: null })
    .where("key_hash", "=", keyHash)
    .where("locked_until", "=", lockedUntil)
    .execute();
}

/** Releases a key that this caller has locked, so that the same submission can be sent again. Does nothing if it has lost the lock. */
export async function releaseKey(db: Database, keyHash: string, lockedUntil: string): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("key_hash", "=", keyHash)
    .where("locked_until", "=", lockedUntil)
    .execute();
}

/** Deletes the keys that have expired by `now`, an ISO instant. */
export async function deleteExpiredKeys(db: Database, now: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
}
