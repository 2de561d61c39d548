import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../server/env.ts";
import { openDatabase } from "../server/store/database.ts";
import { insertLead } from "../server/store/leads.ts";
import type { Database } from "../server/store/tables.ts";
import { listVideos } from "../server/store/videos.ts";
import { startBucket, type TestBucket } from "../server/testing/bucket.ts";
import { testFolder } from "../server/testing/databases.ts";
import { mp4, webm } from "../server/testing/samples.ts";
import { saveVideo } from "../server/videos/save-video.ts";
import { videoStore, type VideoStore } from "../server/videos/store.ts";
import { runLeads } from "../testing/staff-command.ts";

describe.each(["folder", "bucket"])("the staff's command, asked for a video kept in a %s", (kind) => {
  const folder = testFolder();
  let bucket: TestBucket | undefined;
  let environment: Record<string, string>;
  let db: Database;
  let store: VideoStore;
  const film = webm(300_000);
  const older = mp4(2_000);
  beforeAll(async () => {
    if (kind === "bucket") bucket = await startBucket(`${folder()}/bucket`);
    environment = { DATA_DIR: `${folder()}/data`, ...bucket?.environment };
    const settings = readSettings(environment);
    db = await openDatabase(settings.database);
    store = videoStore(settings);
    await store.check();
    const at = "2026-08-15T04:30:00.000Z";
    await insertLead(db, {
      lead_id: "0".repeat(40),
      reference_number: "SL-AAAA-2222",
      status: "received",
      received_at: at,
      moved_at: at,
    });
    await mkdir(`${folder()}/data/videos`, { recursive: true });
    for (const [minute, bytes, contentType] of [
      [31, older, "video/mp4"],
      [32, film, "video/webm"],
    ] as const) {
      const path = `${folder()}/data/videos/${minute}`;
      await writeFile(path, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const now = () => new Date(`2026-08-15T04:${minute}:00.000Z`);
      await saveVideo({ db, store, now }, "0".repeat(40), { path, contentType, bytes: bytes.length, sha256 });
    }
  });
  afterAll(async () => {
    await db.destroy();
    await bucket?.stop();
  });
  const ask = (...args: string[]) => runLeads(environment, args, folder());

  it("writes out the newest, for nobody else's eyes, and says that it is whole", async () => {
    const { code, out, error } = await ask("video", "SL-AAAA-2222");
    expect([code, error]).toEqual([0, ""]);
    expect(out).toBe(
      "SL-AAAA-2222.webm: video/webm, 300000 bytes, received 2026-08-15 10:02:00 IST, SHA-256 unchanged since it was received\n",
    );
    expect((await readFile(`${folder()}/SL-AAAA-2222.webm`)).equals(film)).toBe(true);
    expect((await stat(`${folder()}/SL-AAAA-2222.webm`)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder())).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("writes out another by the name that show lists", async () => {
    const [{ file_name } = { file_name: "" }] = await listVideos(db, "0".repeat(40));
    expect((await ask("video", "0".repeat(40), "--file", file_name, "--out", "older.mp4")).code).toBe(0);
    expect((await readFile(`${folder()}/older.mp4`)).equals(older)).toBe(true);
  });

  it("writes to the standard output", async () => {
    const { code, bytes } = await ask("video", "SL-AAAA-2222", "--out", "-");
    expect([code, bytes.equals(film)]).toEqual([0, true]);
  });

  it("writes over no file", async () => {
    await writeFile(`${folder()}/mine.webm`, "mine");
    expect(await ask("video", "SL-AAAA-2222", "--out", "mine.webm")).toMatchObject({
      code: 1,
      error: "mine.webm already exists. Choose another name with --out.\n",
    });
    expect(await readFile(`${folder()}/mine.webm`, "utf8")).toBe("mine");
    expect((await ask("video", "SL-AAAA-2222", "--out", "none/mine.webm")).error).toBe(
      "none/mine.webm cannot be written: ENOENT.\n",
    );
  });

  it("leaves no file of a video that is not as it was received", async () => {
    await db
      .updateTable("videos")
      .set({ sha256: "0".repeat(64) })
      .where("content_type", "=", "video/webm")
      .execute();
    const { code, error } = await ask("video", "SL-AAAA-2222", "--out", "changed.webm");
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/has changed since it was received \(300000 of 300000 bytes\)\. Do not use it\.\n$/),
    ]);
    expect([existsSync(`${folder()}/changed.webm`), existsSync(`${folder()}/changed.webm.part`)]).toEqual([
      false,
      false,
    ]);
    expect((await ask("video", "SL-AAAA-2222", "--out", "-")).code).toBe(1);
  });

  it("says when the store has lost it", async () => {
    for (const { file_name } of await listVideos(db, "0".repeat(40))) await store.remove(file_name);
    const { code, error } = await ask("video", "SL-AAAA-2222", "--out", "lost.webm");
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^The (video folder does not have|storage that VIDEO_STORE names answered GET with status 404)/,
      ),
    ]);
    expect(existsSync(`${folder()}/lost.webm`)).toBe(false);
  });
});
