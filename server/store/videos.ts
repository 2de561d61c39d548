import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type Video = Selectable<Tables["videos"]>;

/** Keeps the record of a video. Answers false, and keeps nothing, when the lead has this very recording already. */
export async function insertVideo(db: Database, video: Video): Promise<boolean> {
  const result = await db.insertInto("videos").values(video).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The recordings of a lead, oldest first. */
export const listVideos = (db: Database, leadId: string): Promise<Video[]> =>
  db.selectFrom("videos").selectAll().where("lead_id", "=", leadId).orderBy("received_at").execute();
