import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type Erasure = Selectable<Tables["erasures"]>;

/** Writes down that something was erased. */
export async function insertErasure(db: Database, erasure: Erasure): Promise<void> {
  await db.insertInto("erasures").values(erasure).execute();
}

/** What was erased under a mark, or nothing. */
export const findErasure = (db: Database, mark: string): Promise<Erasure | undefined> =>
  db.selectFrom("erasures").selectAll().where("mark", "=", mark).executeTakeFirst();
