import { execFileSync } from "node:child_process";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { testFolder } from "./testing/databases.ts";
import { fillDisk } from "./testing/fill-disk.ts";
import { application } from "./testing/samples.ts";
import { aPlace, post, serverProcess } from "./testing/server-process.ts";

const message = { name: "Example", number: "", email: "a@mail.example", subject: "", message: "Hello" };
const unavailable = { Status: 0, Message: "Our system is not available right now. Please try again in a minute." };
const health = async (site: string) => (await fetch(`${site}/healthz`)).status;
const answer = async (response: Response) => [
  response.status,
  response.headers.get("retry-after"),
  await response.json(),
];

describe("the database file under a running server", () => {
  const root = testFolder();
  const { start, current } = serverProcess(root);
  let count = 0;
  const newFolder = () => ({ DATA_DIR: `${root()}/${++count}` });

  it.each<[string, (file: string) => Promise<void>]>([
    [
      "deleted",
      async (file) => {
        for (const ending of ["", "-wal", "-shm"]) await rm(file + ending);
      },
    ],
    [
      "replaced by a copy",
      async (file) => {
        await copyFile(file, `${file}.copy`);
        await rename(`${file}.copy`, file);
      },
    ],
    ["left without its log", (file) => rm(`${file}-wal`)],
  ])(
    "%s: acknowledges nothing, reports it in the health check, and works after a restart",
    async (_, damage) => {
      const folder = newFolder();
      const lines: string[] = [];
      const site = await start(folder, { onLine: (line) => lines.push(line) });
      const place = await aPlace(site);
      const save = (on: string) =>
        post(on, paths.apply, { ...application, ...place }, { "idempotency-key": "the-same-one" });
      expect(await health(site)).toBe(200);
      await damage(`${folder.DATA_DIR}/saral.sqlite`);

      expect(await health(site)).toBe(503);
      expect(await answer(await save(site))).toEqual([503, "60", unavailable]);
      expect(await answer(await post(site, paths.contact, message))).toEqual([503, "60", unavailable]);
      expect((await fetch(site + paths.states)).status).toBe(200);
      expect(lines.join("\n")).toContain("was deleted or replaced while this process had it open. Restart it.");

      current().kill("SIGKILL");
      const after = await start(folder);
      expect(await health(after)).toBe(200);
      expect((await save(after)).status).toBe(200);
      const db = new DatabaseSync(`${folder.DATA_DIR}/saral.sqlite`, { readOnly: true });
      expect(db.prepare("select count(*) as count from applications").get()).toEqual({ count: 1 });
      db.close();
    },
    60_000,
  );
});

/** A private mount that ends with the server. Linux only; needs root unless users may create namespaces. */
const canMount = (() => {
  try {
    execFileSync("unshare", ["-rm", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!canMount)(canMount ? "a full disk" : "a full disk (skipped: unshare cannot mount one here)", () => {
  const root = testFolder();
  const { start, current } = serverProcess(root);

  it("is logged, rejects what cannot be stored, fails the health check, and recovers when there is space", async () => {
    const data = `${root()}/disk`;
    await mkdir(data);
    const lines: string[] = [];
    const mounted = ["unshare", "-rm", "sh", "-c", `mount -t tmpfs -o size=16m tmpfs ${data} && exec "$@"`, "sh"];
    const site = await start(
      { DATA_DIR: data, DISK_FREE_MIN_MB: "1" },
      { wrapper: mounted, onLine: (line) => lines.push(line) },
    );
    const place = await aPlace(site);
    const save = (key: string) => post(site, paths.apply, { ...application, ...place }, { "idempotency-key": key });
    expect((await save("before-it-was-full")).status).toBe(200);

    // The disk as the server sees it.
    const filler = `/proc/${current().pid}/root${data}/filler`;
    await fillDisk(filler);
    const answers: unknown[][] = [];
    for (let number = 0; number < 300 && !answers.some(([status]) => status !== 200); number++)
      answers.push(await answer(await save(`on-a-full-disk-${number}`)));
    expect(answers.at(-1)).toEqual([503, "60", unavailable]);
    expect(await health(site)).toBe(503);
    expect((await fetch(site + paths.states)).status).toBe(200);
    expect(lines.filter((line) => line.includes("request failed")).at(-1)).toContain("database or disk is full");
    expect(lines.join("\n")).not.toContain("cannot rollback");

    await rm(filler);
    expect(await health(site)).toBe(200);
    expect((await save(`on-a-full-disk-${answers.length - 1}`)).status).toBe(200);
  }, 60_000);
});
