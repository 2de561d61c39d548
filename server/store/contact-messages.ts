import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type ContactMessage = Selectable<Tables["contact_messages"]>;

/** Keeps a message. Answers false, and keeps nothing, when its reference number is already taken. */
export async function insertContactMessage(db: Database, message: ContactMessage): Promise<boolean> {
  const result = await db.insertInto("contact_messages").values(message).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Every message, newest first. */
export const listContactMessages = (db: Database): Promise<ContactMessage[]> =>
  db.selectFrom("contact_messages").selectAll().orderBy("received_at", "desc").execute();
