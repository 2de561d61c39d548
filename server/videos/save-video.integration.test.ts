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

/** A store in memory, which fails where a test wants it to. */
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
  describe("keeping a recording", () => {
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
      await insertLead(db, { lead_id: "lead", reference_number: "SL-1", status: "received", received_at: at, moved_at: at });
    });
    afterEach(() => db.destroy());

    async function arrival(): Promise<ReceivedVideo> {
      const bytes = Buffer.concat([webm(100), randomBytes(20)]);
      const path = `${folder()}/${randomBytes(8).toString("hex")}`;
      await writeFile(path, bytes);
      return { path, contentType: "video/webm", bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    }
    const recorded = async () => (await listVideos(db, "lead")).map(({ file_name }) => file_name).sort();
    const noted = async () => (await db.selectFrom("unrecorded_videos").select("file_name").execute()).map(({ file_name }) => file_name).sort();
    const kept = () => [...store.names].sort();
    const later = async (ms: number) => {
      time += ms;
      await removeOrphans(keeping());
    };

    it("leaves a record, a file of its name, and no note", async () => {
      await saveVideo(keeping(), "lead", await arrival());
      expect(await recorded()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.webm$/)]);
      expect([kept(), await noted()]).toEqual([await recorded(), []]);
      await later(2 * hourMs);
      expect(kept()).toEqual(await recorded());
    });

    it("is done once, however often and at whatever moment it is sent", async () => {
      const video = await arrival();
      await Promise.all(Array.from({ length: 5 }, () => saveVideo(keeping(), "lead", video)));
      await saveVideo(keeping(), "lead", video);
      expect(await recorded()).toHaveLength(1);
      expect([kept(), await noted()]).toEqual([await recorded(), []]);
    });

    it.each(["before", "after"] as const)("fails with the store, %s it has the file, and what may lie there is taken away", async (moment) => {
      store.failing = { save: moment };
      await expect(saveVideo(keeping(), "lead", await arrival())).rejects.toThrow();
      expect(await recorded()).toEqual([]);
      store.failing = {};
      await later(hourMs / 2);
      expect(kept()).toHaveLength(moment === "after" ? 1 : 0);
      await later(hourMs);
      expect([kept(), await noted()]).toEqual([[], []]);
    });

    it("can be tried again at once after the store failed", async () => {
      const video = await arrival();
      store.failing = { save: "after" };
      await expect(saveVideo(keeping(), "lead", video)).rejects.toThrow();
      store.failing = {};
      await saveVideo(keeping(), "lead", video);
      await later(2 * hourMs);
      expect([kept(), await noted()]).toEqual([await recorded(), []]);
    });

    it("puts nothing into the store that the database could not note", async () => {
      await db.schema.alterTable("unrecorded_videos").renameTo("away").execute();
      await expect(saveVideo(keeping(), "lead", await arrival())).rejects.toThrow();
      expect(kept()).toEqual([]);
      await db.schema.alterTable("away").renameTo("unrecorded_videos").execute();
    });

    it("fails with the database after the store has the file, as it does when the process is killed there", async () => {
      const sqlFails = new Proxy(store, {
        get: (target, name) => (name !== "save" ? Reflect.get(target, name) : async (video: ReceivedVideo, fileName: string) => {
          await target.save(video, fileName);
          await db.schema.alterTable("videos").renameTo("videos_away").execute();
        }),
      });
      await expect(saveVideo({ db, store: sqlFails, now }, "lead", await arrival())).rejects.toThrow();
      await db.schema.alterTable("videos_away").renameTo("videos").execute();
      expect([kept().length, await recorded(), await noted()]).toEqual([1, [], kept()]);
      await later(2 * hourMs);
      expect([kept(), await noted()]).toEqual([[], []]);
    });

    it("never leaves a record without its file, though it took so long that the file was taken for left over", async () => {
      const slow = new Proxy(store, {
        get: (target, name) => (name !== "save" ? Reflect.get(target, name) : async (video: ReceivedVideo, fileName: string) => {
          await target.save(video, fileName);
          await later(2 * hourMs);
        }),
      });
      await expect(saveVideo({ db, store: slow, now }, "lead", await arrival())).rejects.toThrow();
      expect([kept(), await recorded(), await noted()]).toEqual([[], [], []]);
    });

    it("leaves to the next round what the store would not take away", async () => {
      await addPending(db, { file_name: "old.webm", noted_at: now().toISOString() });
      store.names.add("old.webm");
      store.failing = { remove: true };
      await expect(later(2 * hourMs)).rejects.toThrow("The store is down.");
      store.failing = {};
      await later(2 * hourMs);
      expect([kept(), await noted()]).toEqual([[], []]);
    });

    it("lets only one of many processes take a left-over away", async () => {
      await addPending(db, { file_name: "old.webm", noted_at: now().toISOString() });
      let removals = 0;
      const counting = new Proxy(store, {
        get: (target, name) => (name !== "remove" ? Reflect.get(target, name) : async () => void (removals += 1)),
      });
      time += 2 * hourMs;
      await Promise.all(Array.from({ length: 4 }, (_, number) => removeOrphans({ db, store: counting, now: () => new Date(time + number) })));
      expect(removals).toBe(1);
    });
  });
});
