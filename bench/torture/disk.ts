import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fillDisk } from "../../server/testing/fill-disk.ts";
import type { Tally } from "./ledger.ts";
import { compareAll, createSite, startSenders, withSite, type LaneOptions } from "./site.ts";

/** A disk of 24 MB that fills up under load and is freed again. Needs Linux and `unshare`. */
export async function fullDisk(options: LaneOptions): Promise<Tally | undefined> {
  try {
    execFileSync("unshare", ["-rm", "true"], { stdio: "ignore" });
  } catch {
    console.error("full disk: not run, because unshare cannot mount a disk here");
    return undefined;
  }
  // The disk is smaller than the free space that a server usually asks for.
  const site = createSite(options, { DISK_FREE_MIN_MB: "1" });
  const { ledger, tally } = site;
  const { DATA_DIR } = site.environment;
  await mkdir(DATA_DIR, { recursive: true });
  return withSite(site, async () => {
    const server = await site.start([
      "unshare",
      "-rm",
      "sh",
      "-c",
      `mount -t tmpfs -o size=24m tmpfs ${DATA_DIR} && exec "$@"`,
      "sh",
    ]);
    // The disk as the server sees it.
    const disk = `/proc/${server.pid}/root${DATA_DIR}`;
    for (; tally.rounds < options.rounds; tally.rounds++) {
      const load = startSenders(8, async (sender) => {
        const submission = ledger.newSubmission();
        if (!(await ledger.apply(server.origin, submission))) return false;
        return sender > 0 || ledger.upload(server.origin, ledger.newRecording(submission.leadId!, 50_000));
      });
      await wait(300);
      await fillDisk(join(disk, "filler"));
      await wait(700);
      await rm(join(disk, "filler"));
      await wait(300);
      await load.stop();
      // Recordings stay on the disk.
      await ledger.finish(server.origin);
    }
    // The mount ends with the server. Copied, because SQLite resolves a path through /proc to this process's own disk.
    execFileSync("cp", ["-a", `${disk}/.`, DATA_DIR]);
    await rm(join(DATA_DIR, "saral.sqlite-shm"));
    await compareAll(site);
  });
}

/** Takes SQLite's write lock and holds it for the given milliseconds. */
const locker = `
  const { DatabaseSync } = require("node:sqlite");
  const db = new DatabaseSync(process.argv[1], { timeout: 5000 });
  db.exec("begin immediate");
  setTimeout(() => { db.exec("rollback"); db.close(); }, Number(process.argv[2]));
`;

/** Another process locks the database, every third round for longer than the server waits. */
export async function lockedDatabase(options: LaneOptions): Promise<Tally> {
  const site = createSite(options);
  const { ledger, tally } = site;
  return withSite(site, async () => {
    const server = await site.start();
    for (; tally.rounds < options.rounds; tally.rounds++) {
      const load = startSenders(8, () => ledger.apply(server.origin, ledger.newSubmission()));
      const holdMs = tally.rounds % 3 === 2 ? 11_000 : 500;
      const other = spawn(
        process.execPath,
        ["--eval", locker, join(site.environment.DATA_DIR, "saral.sqlite"), String(holdMs)],
        { stdio: "ignore" },
      );
      const [code] = await once(other, "exit");
      if (code !== 0) tally.faults.push("The other process could not lock the database.");
      await load.stop();
      await ledger.finish(server.origin);
    }
    await compareAll(site);
  });
}
