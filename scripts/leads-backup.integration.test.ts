import { createHash } from "node:crypto";
import { once } from "node:events";
import { appendFile, cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { startBucket } from "../server/testing/bucket.ts";
import { onPostgres, testFolder } from "../server/testing/databases.ts";
import { application, webm } from "../server/testing/samples.ts";
import { aPlace, post, serverProcess } from "../server/testing/server-process.ts";
import { multipart } from "../server/testing/site.ts";
import { runLeads } from "../testing/staff-command.ts";

interface Receipt {
  lead_id: string;
  reference_number: string;
}

describe("the staff's command, asked to back up and to restore", () => {
  const root = testFolder();
  const { start, current } = serverProcess(root);
  let count = 0;
  const newFolder = () => ({ DATA_DIR: `${root()}/data-${++count}` });
  const backupName = () => `${root()}/backup-${++count}`;
  const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

  async function apply(site: string, place: object, number: number): Promise<Receipt> {
    const pan = `ABCPE${String(number).padStart(4, "0")}F`;
    const response = await post(
      site,
      paths.apply,
      { ...application, ...place, pan },
      { "idempotency-key": `submission-${number}` },
    );
    if (!response.ok) throw new Error(`The application was answered ${response.status}.`);
    return ((await response.json()) as { Data: Receipt }).Data;
  }

  async function upload(site: string, { lead_id }: Receipt, bytes: number): Promise<string> {
    const video = webm(bytes);
    const { payload, headers } = multipart([
      ["refstr", toRefstr(lead_id)],
      ["video", video],
    ]);
    const response = await fetch(site + paths.uploadVideo, { method: "POST", headers, body: new Uint8Array(payload) });
    if (!response.ok) throw new Error(`The video was answered ${response.status}.`);
    return sha256(video);
  }

  async function kill() {
    const ended = once(current(), "exit");
    current().kill("SIGKILL");
    await ended;
  }

  it("brings back everything that was acknowledged before a backup of a busy server, after a kill and into an empty folder", async () => {
    const folder = newFolder();
    const site = await start(folder);
    const place = await aPlace(site);
    const kept = new Map<string, { receipt: Receipt; pan: number }>();
    const videos = new Set<string>();
    let number = 0;
    const stop = new AbortController();
    const sender = async (withVideo: boolean) => {
      while (!stop.signal.aborted) {
        const mine = number++;
        const receipt = await apply(site, place, mine);
        kept.set(receipt.lead_id, { receipt, pan: mine });
        if (withVideo) videos.add(await upload(site, receipt, 50_000 + mine * 100));
      }
    };
    const senders = [
      ...Array.from({ length: 4 }, () => sender(false)),
      ...Array.from({ length: 2 }, () => sender(true)),
    ].map((sending) => sending.catch(() => {}));
    while (kept.size < 60 || videos.size < 10) await wait(20);
    const before = { kept: [...kept.values()], videos: [...videos] };
    const backup = backupName();
    const made = await runLeads(folder, ["backup", backup]);
    expect(made).toMatchObject({ code: 0, error: "" });
    expect(kept.size).toBeGreaterThan(before.kept.length);
    await kill();
    stop.abort();
    await Promise.all(senders);

    const target = newFolder();
    const restored = await runLeads(target, ["restore", backup]);
    expect(restored).toMatchObject({ code: 0, error: "" });
    expect(restored.out).toMatch(/: \d+ applications and \d+ videos restored from .*\. Start the server\.\n$/);
    const after = await start(target);
    for (const { receipt, pan } of before.kept) {
      const status = await fetch(`${after}${paths.leadInfo}?lead_id=&pan_number=ABCPE${String(pan).padStart(4, "0")}F`);
      expect(await status.text()).toContain("We have received your application.");
      expect(await (await fetch(`${after}${paths.leadDetails}?lead_id=${receipt.lead_id}`)).json()).toHaveLength(1);
    }
    const [{ pan, receipt }] = before.kept as [{ pan: number; receipt: Receipt }];
    expect(await apply(after, place, pan)).toMatchObject({ reference_number: receipt.reference_number });

    const names = (await readdir(`${target.DATA_DIR}/videos`)).filter((name) => name !== "arriving");
    const found = await Promise.all(
      names.map(async (name) => sha256(await readFile(`${target.DATA_DIR}/videos/${name}`))),
    );
    expect(found).toEqual(expect.arrayContaining(before.videos));
    const db = new DatabaseSync(`${target.DATA_DIR}/saral.sqlite`, { readOnly: true });
    expect(db.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    expect(
      db
        .prepare("select sha256 from videos")
        .all()
        .map((row) => row.sha256)
        .sort(),
    ).toEqual(found.sort());
    db.close();
    expect(await readdir(target.DATA_DIR)).not.toContain("restoring");
  }, 120_000);

  it("keeps a backup from other accounts, overwrites none, and leaves nothing half done", async () => {
    const folder = newFolder();
    const site = await start(folder);
    await upload(site, await apply(site, await aPlace(site), 1), 20_000);
    const backup = backupName();
    expect(await runLeads(folder, ["backup", backup])).toMatchObject({
      code: 0,
      out: `${backup}: 1 applications, 1 videos\n`,
    });
    const files = ["", "/saral.sqlite", "/videos", `/videos/${(await readdir(`${backup}/videos`))[0]}`];
    expect(
      await Promise.all(files.map(async (file) => ((await stat(backup + file)).mode & 0o777).toString(8))),
    ).toEqual(["700", "600", "700", "600"]);
    expect(await runLeads(folder, ["backup", backup])).toMatchObject({
      code: 1,
      error: `${backup} already exists. A backup never overwrites anything: choose another name.\n`,
    });
    expect((await runLeads(folder, ["backup", `${root()}/no/such/folder`])).error).toMatch(
      /\.part cannot be created: ENOENT\.\n$/,
    );
    expect(await readdir(root())).not.toContain(expect.stringMatching(/\.part$/));
  }, 60_000);

  it("restores over data only with --force, and never under a running server", async () => {
    const folder = newFolder();
    const site = await start(folder);
    const place = await aPlace(site);
    const first = await apply(site, place, 1);
    await upload(site, first, 20_000);
    const backup = backupName();
    await runLeads(folder, ["backup", backup]);
    const second = await apply(site, place, 2);
    await upload(site, second, 30_000);

    expect((await runLeads(folder, ["restore", backup])).error).toMatch(
      /already has data\. --force replaces that data permanently/,
    );
    expect((await runLeads(folder, ["restore", backup, "--force"])).error).toBe(
      "A server or another command is using the database. Stop it first.\n",
    );
    expect((await apply(site, place, 2)).lead_id).toBe(second.lead_id);
    await kill();
    expect(await runLeads(folder, ["restore", backup, "--force"])).toMatchObject({ code: 0, error: "" });
    expect(await readdir(`${folder.DATA_DIR}/videos`)).toEqual(await readdir(`${backup}/videos`));
    expect((await runLeads(folder, ["list"])).out).toMatch(new RegExp(`^${first.reference_number} [^\\n]*\\n$`));
  }, 60_000);

  it("restores nothing from what is damaged, is a copy of a running server's files, or is no backup, and leaves what is there", async () => {
    const folder = newFolder();
    const site = await start(folder);
    const place = await aPlace(site);
    for (let number = 0; number < 30; number++) await apply(site, place, number);
    const backup = backupName();
    await runLeads(folder, ["backup", backup]);
    const copied = backupName();
    await cp(folder.DATA_DIR, copied, { recursive: true });
    await kill();

    const damaged = backupName();
    await cp(backup, damaged, { recursive: true });
    const bytes = await readFile(`${damaged}/saral.sqlite`);
    bytes.fill(0xff, bytes.length - 40_960, bytes.length - 4_096);
    await writeFile(`${damaged}/saral.sqlite`, bytes);
    const other = backupName();
    await mkdir(other);
    await appendFile(`${other}/saral.sqlite`, "not a database");

    const refused = async (name: string) => {
      const { code, error } = await runLeads(folder, ["restore", name, "--force"]);
      return `${code}: ${error}`;
    };
    expect(await refused(damaged)).toMatch(/^1: .* cannot be restored: .*(?:damaged|malformed)/);
    expect(await refused(copied)).toMatch(/^1: .* is not a backup but a copy of a server's files/);
    expect(await refused(other)).toMatch(/^1: .* cannot be restored: file is not a database\n$/);
    expect(await refused(`${root()}/nothing`)).toMatch(/^1: .* is not a backup: it has no saral\.sqlite\.\n$/);
    expect((await runLeads(folder, ["list"])).out.split("\n")).toHaveLength(31);
  }, 60_000);

  it("says that a bucket is not in the backup, and how to keep it safe", async () => {
    const bucket = await startBucket(`${root()}/bucket`);
    try {
      const settings = { ...newFolder(), ...bucket.environment };
      const backup = backupName();
      expect(await runLeads(settings, ["backup", backup])).toMatchObject({
        code: 0,
        out: `${backup}: 0 applications, 0 videos\nThe videos are in the bucket: turn on its versioning, or replicate it.\n`,
      });
      expect(await readdir(backup)).toEqual(["saral.sqlite"]);
    } finally {
      await bucket.stop();
    }
  }, 60_000);
});

onPostgres((newDatabase) => {
  const root = testFolder();

  it("leaves PostgreSQL to its own tools, and takes care of the videos beside it", async () => {
    const database = await newDatabase();
    if (database.kind !== "postgres") throw new Error("This test is for PostgreSQL.");
    const settings = { DATA_DIR: `${root()}/data`, DATABASE_URL: database.url };
    const tools = "The database is PostgreSQL: back it up with pg_dump --format=custom and restore it with pg_restore.";
    const made = await runLeads(settings, ["backup", `${root()}/backup`]);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`no database, 0 videos\n${tools}`) });
    expect(await readdir(`${root()}/backup`)).toEqual(["videos"]);
    const restored = await runLeads(settings, ["restore", `${root()}/backup`]);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining(tools) });
  }, 60_000);
});
