import { randomBytes } from "node:crypto";
import type { Database } from "./tables.ts";

/** A value that all processes on this database share; the first process to ask creates it with `propose`. */
export async function sharedValue(db: Database, name: string, propose: () => string): Promise<string> {
  const found = await findSharedValue(db, name);
  if (found !== undefined) return found;
  await db
    .insertInto("shared_values")
    .values({ name, value: propose() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSharedValue(db, name))!;
}

/** The value under a name, or nothing. */
export async function findSharedValue(db: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom("shared_values").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

/** The HMAC key with which addresses, PANs and phone numbers are counted without being stored. */
export const hashKey = (db: Database) => sharedValue(db, "hash_key", () => randomBytes(32).toString("hex"));

/** Stores a value; returns whether it was different before. */
export async function changeSharedValue(db: Database, name: string, value: string): Promise<boolean> {
  const result = await db
    .insertInto("shared_values")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }).where("shared_values.value", "!=", value))
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** A value that all processes on this database share for one day (UTC). Values of other days are deleted. */
export async function dailyValue(db: Database, name: string, now: Date, propose: () => string): Promise<string> {
  const today = `${name}:${now.toISOString().slice(0, 10)}`;
  const found = await findSharedValue(db, today);
  if (found !== undefined) return found;
  await db.deleteFrom("shared_values").where("name", "like", `${name}:%`).where("name", "!=", today).execute();
  return sharedValue(db, today, propose);
}
