import type { Selectable } from "kysely";
import type { Database, Tables } from "./tables.ts";

export type Video = Selectable<Tables["videos"]>;

/** Stores the record of a video. Returns false, and stores nothing, when the lead already has the same recording. */
export async function insertVideo(db: Database, video: Video): Promise<boolean> {
  const result = await db
    .insertInto("videos")
    .values(video)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whether a lead has a recording already, by its hash. */
export async function hasVideo(db: Database, leadId: string, sha256: string): Promise<boolean> {
  const found = await db
    .selectFrom("videos")
    .select("file_name")
    .where("lead_id", "=", leadId)
    .where("sha256", "=", sha256)
    .executeTakeFirst();
  return found !== undefined;
}

/** The recordings of a lead, oldest first. */
export const listVideos = (db: Database, leadId: string): Promise<Video[]> =>
  db.selectFrom("videos").selectAll().where("lead_id", "=", leadId).orderBy("received_at").execute();

/** The recordings of all leads. */
export const listAllVideos = (db: Database): Promise<Video[]> =>
  db.selectFrom("videos").selectAll().orderBy("file_name").execute();
