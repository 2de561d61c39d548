import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { runLeads } from "../testing/staff-command.ts";
import { testFolder } from "./testing/databases.ts";
import { application, webm } from "./testing/samples.ts";
import { aPlace, post, serverProcess } from "./testing/server-process.ts";
import { multipart } from "./testing/site.ts";

/** Takes SQLite's write lock, reports it on the standard output, and holds it until it gets input. */
const locker = `
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(process.argv[1], { timeout: 5000 });
  db.exec("begin immediate");
  console.log("locked");
  process.stdin.once("data", () => { db.exec("rollback"); db.close(); process.exit(0); });
`;

/** Milliseconds within which a page or a look-up must be answered, on a busy machine. */
const immediatelyMs = 1_500;

describe("while another process holds SQLite's write lock", () => {
  const root = testFolder();
  let count = 0;
  let other: ChildProcess | undefined;
  const { run, start } = serverProcess(root);
  afterEach(() => other?.kill("SIGKILL"));

  const newFolder = () => ({ DATA_DIR: `${root()}/${++count}` });
  const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => `${DATA_DIR}/saral.sqlite`;
  async function lock(file: string) {
    other = spawn(process.execPath, ["--eval", locker, file]);
    await once(other.stdout!, "data");
  }
  async function unlock() {
    const ended = once(other!, "exit");
    other!.stdin!.write("go");
    await ended;
  }
  const rows = (file: string, table: string) => {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return db.prepare(`select count(*) as count from ${table}`).get()!.count;
    } finally {
      db.close();
    }
  };
  const receipt = async (response: Response) =>
    ((await response.json()) as { Data: { lead_id: string; reference_number: string } }).Data;
  const message = { name: "Example", number: "", email: "a@mail.example", subject: "", message: "Hello" };

  /** The longest time, in milliseconds, that a read takes. */
  async function longestRead(site: string): Promise<number> {
    const reads = [
      "/",
      "/healthz",
      paths.states,
      `${paths.leadInfo}?lead_id=&pan_number=ABCPE1234F`,
      `${statusHostPrefix}${paths.leadInfo}?lead_id=&pan_number=9876543210`,
    ];
    const times = await Promise.all(
      reads.map(async (path) => {
        const from = performance.now();
        await (await fetch(site + path)).text();
        return performance.now() - from;
      }),
    );
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    return Math.max(...times);
  }

  it("answers pages, look-ups and health checks immediately, and stores three waiting requests when the lock is released", async () => {
    const folder = newFolder();
    const site = await start(folder);
    const place = await aPlace(site);
    await lock(fileOf(folder));
    const saves = [1, 2, 3].map((number) =>
      post(site, paths.apply, { ...application, ...place }, { "idempotency-key": `waiting-${number}` }),
    );
    for (let round = 0; round < 10; round++) expect(await longestRead(site)).toBeLessThan(immediatelyMs);
    expect(rows(fileOf(folder), "leads")).toBe(0);
    await unlock();
    const responses = await Promise.all(saves);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      new Set(await Promise.all(responses.map(async (response) => (await receipt(response)).reference_number))).size,
    ).toBe(3);
    expect(rows(fileOf(folder), "leads")).toBe(3);
  }, 60_000);

  it("answers 503 in both languages after ten seconds, and stores a repeated request once", async () => {
    const folder = newFolder();
    const site = await start(folder);
    const place = await aPlace(site);
    const { lead_id, reference_number } = await receipt(await post(site, paths.apply, { ...application, ...place }));
    const recording = multipart([
      ["refstr", toRefstr(lead_id)],
      ["video", webm(20_000)],
    ]);
    const send = (language: string) => [
      post(
        site,
        paths.apply,
        { ...application, ...place },
        { "idempotency-key": `repeated-${language}`, "accept-language": language },
      ),
      post(site, paths.contact, message, { "idempotency-key": `repeated-${language}`, "accept-language": language }),
      fetch(site + paths.uploadVideo, {
        method: "POST",
        headers: { ...recording.headers, "accept-language": language },
        body: new Uint8Array(recording.payload),
      }),
    ];

    await lock(fileOf(folder));
    const from = performance.now();
    const sent = [...send("en"), ...send("hi")];
    const staff = runLeads(folder, ["set-status", reference_number, "documents"]);
    const responses = await Promise.all(sent);
    const seconds = (performance.now() - from) / 1_000;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(20);
    const english = { Status: 0, Message: "Our system is not available right now. Please try again in a minute." };
    const hindi = { Status: 0, Message: "हमारा सिस्टम अभी उपलब्ध नहीं है। एक मिनट बाद दोबारा कोशिश करें।" };
    expect(
      await Promise.all(
        responses.map(async (response) => [
          response.status,
          response.headers.get("retry-after"),
          await response.json(),
        ]),
      ),
    ).toEqual([english, english, english, hindi, hindi, hindi].map((body) => [503, "60", body]));
    expect(await longestRead(site)).toBeLessThan(immediatelyMs);
    expect(await staff).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Another writer has locked the database for 10 seconds\./),
    });

    await unlock();
    for (const language of ["en", "hi"]) {
      expect((await Promise.all(send(language))).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await Promise.all(send(language))).map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(
      ["leads", "applications", "contact_messages", "videos", "unrecorded_videos"].map((table) =>
        rows(fileOf(folder), table),
      ),
    ).toEqual([3, 3, 2, 1, 0]);
  }, 90_000);

  it("starts when nothing has to be written", async () => {
    const folder = newFolder();
    await start(folder);
    await lock(fileOf(folder));
    expect(await longestRead(await start(folder))).toBeLessThan(immediatelyMs);
  }, 60_000);

  it("does not start when its tables cannot be created within ten seconds, and says why", async () => {
    const folder = newFolder();
    await mkdir(folder.DATA_DIR);
    await lock(fileOf(folder));
    let stderr = "";
    const server = run(folder);
    server.stderr!.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(server, "close");
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be opened: Another writer has locked the database for 10 seconds\./),
    ]);
  }, 60_000);
});
