import type { Insertable, Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type ContactMessage = Selectable<Tables["contact_messages"]>;

/** Keeps a message. Answers false, and keeps nothing, when its reference number is already taken. */
export async function insertContactMessage(db: Database, message: Insertable<Tables["contact_messages"]>): Promise<boolean> {
  const result = await db.insertInto("contact_messages").values(message).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The message with this number, or nothing. */
export const findContactMessage = (db: Database, reference: string): Promise<ContactMessage | undefined> =>
  db.selectFrom("contact_messages").selectAll().where("reference_number", "=", reference).executeTakeFirst();

/** The messages since an instant (ISO), newest first; without one, every message. */
export const listContactMessages = (db: Database, since?: string): Promise<ContactMessage[]> =>
  db.selectFrom("contact_messages").selectAll()
    .$if(since !== undefined, (query) => query.where("received_at", ">=", since!))
    .orderBy("received_at", "desc").orderBy("reference_number").execute();

/** Stores when a message was answered for the last time, or a complaint closed. */
export async function markContactMessageAnswered(
  db: Database,
  reference: string,
  answer: Pick<ContactMessage, "settled_at" | "settled_as">,
): Promise<void> {
  await db.updateTable("contact_messages").set(answer).where("reference_number", "=", reference).execute();
}

/** Notes when the staff began to look into a message; the first time counts. */
export async function takeUpContactMessage(db: Database, reference: string, takenUpAt: string): Promise<void> {
  await db.updateTable("contact_messages").set({ taken_up_at: takenUpAt })
    .where("reference_number", "=", reference).where("taken_up_at", "is", null).execute();
}

/** Deletes a message. */
export async function deleteContactMessage(db: Database, reference: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("reference_number", "=", reference).execute();
}
