import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type Erasure = Selectable<Tables["erasures"]>;

/** Stores the proof of an erasure. */
export async function insertErasure(db: Database, erasure: Erasure): Promise<void> {
  await db.insertInto("erasures").values(erasure).execute();
}

/** The erasure with a mark, or undefined. */
export const findErasure = (db: Database, mark: string): Promise<Erasure | undefined> =>
  db.selectFrom("erasures").selectAll().where("mark", "=", mark).executeTakeFirst();
