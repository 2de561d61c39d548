import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../store/database.ts";
import { insertLead } from "../store/leads.ts";
import type { Database } from "../store/tables.ts";
import { addPending } from "../store/pending-uploads.ts";
import { listVideos } from "../store/videos.ts";
import { onBothDatabases, testFolder } from "../testing/databases.ts";
import { webm } from "../testing/samples.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { saveVideo, removeOrphans } from "./save-video.ts";
import type { VideoStore } from "./store.ts";

/** A store in memory that can be made to fail. */
class FakeStore implements VideoStore {
  readonly names = new Set<string>();
  failing: { save?: "before" | "after"; remove?: boolean } = {};

  async check() {}

  async ping() {}

  async save(_video: ReceivedVideo, fileName: string) {
    if (this.failing.save === "before") throw new Error("The store is down.");
    this.names.add(fileName);
    if (this.failing.save === "after") throw new Error("The answer was lost.");
  }

  async read() {
    return Readable.from([]);
  }

  async remove(fileName: string) {
    if (this.failing.remove) throw new Error("The store is down.");
    this.names.delete(fileName);
  }
}

const hourMs = 60 * 60 * 1_000;

onBothDatabases((newDatabase) => {
  describe("storing a recording", () => {
    const folder = testFolder();
    let db: Database;
    let store: FakeStore;
    let time: number;
    const now = () => new Date(time);
    const keeping = () => ({ db, store, now });
    beforeEach(async () => {
      db = await openDatabase(await newDatabase());
      store = new FakeStore();
      time = Date.UTC(2026, 7, 15);
      const at = now().toISOString();
      await insertLead(db, {
        lead_id: "lead",
        reference_number: "SL-1",
        status: "received",
        received_at: at,
        moved_at: at,
      });
    });
    afterEach(() => db.destroy());

    async function arrival(): Promise<ReceivedVideo> {
      const bytes = Buffer.concat([webm(100), randomBytes(20)]);
      const path = `${folder()}/${randomBytes(8).toString("hex")}`;
      await writeFile(path, bytes);
      return {
        path,
        contentType: "video/webm",
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      };
    }
    const recorded = async () => (await listVideos(db, "lead")).map(({ file_name }) => file_name).sort();
    const pending = async () =>
      (await db.selectFrom("unrecorded_videos").select("file_name").execute()).map(({ file_name }) => file_name).sort();
    const stored = () => [...store.names].sort();
    const later = async (ms: number) => {
      time += ms;
      await removeOrphans(keeping());
    };

    it("leaves a record, its file, and no pending upload", async () => {
      await saveVideo(keeping(), "lead", await arrival());
      expect(await recorded()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.webm$/)]);
      expect([stored(), await pending()]).toEqual([await recorded(), []]);
      await later(2 * hourMs);
      expect(stored()).toEqual(await recorded());
    });

    it("stores it once, however often and whenever it is sent", async () => {
      const video = await arrival();
      await Promise.all(Array.from({ length: 5 }, () => saveVideo(keeping(), "lead", video)));
      await saveVideo(keeping(), "lead", video);
      expect(await recorded()).toHaveLength(1);
      expect([stored(), await pending()]).toEqual([await recorded(), []]);
    });

    it.each(["before", "after"] as const)(
      "fails if the store fails %s writing the file, and the orphan is removed later",
      async (moment) => {
        store.failing = { save: moment };
        await expect(saveVideo(keeping(), "lead", await arrival())).rejects.toThrow();
        expect(await recorded()).toEqual([]);
        store.failing = {};
        await later(hourMs / 2);
        expect(stored()).toHaveLength(moment === "after" ? 1 : 0);
        await later(hourMs);
        expect([stored(), await pending()]).toEqual([[], []]);
      },
    );

    it("can be retried immediately after the store failed", async () => {
      const video = await arrival();
      store.failing = { save: "after" };
      await expect(saveVideo(keeping(), "lead", video)).rejects.toThrow();
      store.failing = {};
      await saveVideo(keeping(), "lead", video);
      await later(2 * hourMs);
      expect([stored(), await pending()]).toEqual([await recorded(), []]);
    });

    it("stores no file if the database could not record the pending upload", async () => {
      await db.schema.alterTable("unrecorded_videos").renameTo("away").execute();
      await expect(saveVideo(keeping(), "lead", await arrival())).rejects.toThrow();
      expect(stored()).toEqual([]);
      await db.schema.alterTable("away").renameTo("unrecorded_videos").execute();
    });

    it("fails if the database fails after the file was stored, as when the process is killed", async () => {
      const sqlFails = new Proxy(store, {
        get: (target, name) =>
          name !== "save"
            ? Reflect.get(target, name)
            : async (video: ReceivedVideo, fileName: string) => {
                await target.save(video, fileName);
                await db.schema.alterTable("videos").renameTo("videos_away").execute();
              },
      });
      await expect(saveVideo({ db, store: sqlFails, now }, "lead", await arrival())).rejects.toThrow();
      await db.schema.alterTable("videos_away").renameTo("videos").execute();
      expect([stored().length, await recorded(), await pending()]).toEqual([1, [], stored()]);
      await later(2 * hourMs);
      expect([stored(), await pending()]).toEqual([[], []]);
    });

    it("never leaves a record without its file, even if a slow upload was removed as an orphan", async () => {
      const slow = new Proxy(store, {
        get: (target, name) =>
          name !== "save"
            ? Reflect.get(target, name)
            : async (video: ReceivedVideo, fileName: string) => {
                await target.save(video, fileName);
                await later(2 * hourMs);
              },
      });
      await expect(saveVideo({ db, store: slow, now }, "lead", await arrival())).rejects.toThrow();
      expect([stored(), await recorded(), await pending()]).toEqual([[], [], []]);
    });

    it("retries in the next cleanup what the store could not delete", async () => {
      await addPending(db, { file_name: "old.webm", noted_at: now().toISOString() });
      store.names.add("old.webm");
      store.failing = { remove: true };
      await expect(later(2 * hourMs)).rejects.toThrow("The store is down.");
      store.failing = {};
      await later(2 * hourMs);
      expect([stored(), await pending()]).toEqual([[], []]);
    });

    it("lets only one of many processes delete an orphan", async () => {
      await addPending(db, { file_name: "old.webm", noted_at: now().toISOString() });
      let removals = 0;
      const counting = new Proxy(store, {
        get: (target, name) => (name !== "remove" ? Reflect.get(target, name) : async () => void (removals += 1)),
      });
      time += 2 * hourMs;
      await Promise.all(
        Array.from({ length: 4 }, (_, number) =>
          removeOrphans({ db, store: counting, now: () => new Date(time + number) }),
        ),
      );
      expect(removals).toBe(1);
    });
  });
});
