import type { Insertable, Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

/** A message as it is stored. */
export type ContactMessage = Selectable<Tables["contact_messages"]>;

/** Stores a message. Returns false, and stores nothing, when its reference number is already taken. */
export async function insertContactMessage(
  db: Database,
  message: Insertable<Tables["contact_messages"]>,
): Promise<boolean> {
  const result = await db
    .insertInto("contact_messages")
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The message with this number, or nothing. */
export const findContactMessage = (db: Database, reference: string): Promise<ContactMessage | undefined> =>
  db.selectFrom("contact_messages").selectAll().where("reference_number", "=", reference).executeTakeFirst();

/** The statuses of a message: a complaint ends as closed, any other message as answered. */
export const messageStatuses = ["open", "in-progress", "answered", "closed"] as const;
/** One of {@link messageStatuses}. */
export type MessageStatus = (typeof messageStatuses)[number];

/** Selects messages. Instants are ISO texts; `before` is exclusive. */
export interface MessageFilter {
  status?: MessageStatus | undefined;
  since?: string | undefined;
  before?: string | undefined;
}

/** The newest messages first; without a limit, all of them. */
export const listContactMessages = (
  db: Database,
  { status, since, before }: MessageFilter = {},
  limit?: number,
): Promise<ContactMessage[]> =>
  db
    .selectFrom("contact_messages")
    .selectAll()
    .$if(status === "open" || status === "in-progress", (query) =>
      query.where("settled_at", "is", null).where("taken_up_at", status === "open" ? "is" : "is not", null),
    )
    .$if(status === "answered", (query) => query.where("settled_as", "=", "message"))
    .$if(status === "closed", (query) => query.where("settled_as", "=", "complaint"))
    .$if(since !== undefined, (query) => query.where("received_at", ">=", since!))
    .$if(before !== undefined, (query) => query.where("received_at", "<", before!))
    .orderBy("received_at", "desc")
    .orderBy("reference_number")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();

/** The status of a message. */
export function statusOfMessage({ taken_up_at, settled_at, settled_as }: ContactMessage): MessageStatus {
  if (settled_at !== null) return settled_as === "complaint" ? "closed" : "answered";
  return taken_up_at === null ? "open" : "in-progress";
}

/** Stores when a message was answered for the last time, or a complaint closed. */
export async function markContactMessageAnswered(
  db: Database,
  reference: string,
  answer: Pick<ContactMessage, "settled_at" | "settled_as">,
): Promise<void> {
  await db.updateTable("contact_messages").set(answer).where("reference_number", "=", reference).execute();
}

/** Stores when the staff marked a message as in progress, unless that is stored already. */
export async function markContactMessageInProgress(db: Database, reference: string, takenUpAt: string): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ taken_up_at: takenUpAt })
    .where("reference_number", "=", reference)
    .where("taken_up_at", "is", null)
    .execute();
}

/** Deletes a message. */
export async function deleteContactMessage(db: Database, reference: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("reference_number", "=", reference).execute();
}
