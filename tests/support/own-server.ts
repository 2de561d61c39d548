import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/setup/free-port.ts";

const root = join(import.meta.dirname, "../..");

/** A server of the test's own, which it may stop and start as it likes. */
export interface OwnServer {
  origin: string;
  /** File of its database. */
  database: string;
  start: () => Promise<void>;
  /** Ends the process, as a crash would. */
  stop: () => Promise<void>;
  /** Ends it and deletes what it has kept. */
  remove: () => Promise<void>;
}

/** Starts the real server on a port and in a folder of its own, with further settings, and waits until it is ready. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "saral-journey-"));
  const origin = `http://127.0.0.1:${port}`;
  let process: ChildProcess | undefined;

  const start = async () => {
    process = spawn("node", ["server/main.ts"], {
      cwd: root,
      stdio: "ignore",
      env: { PATH: globalThis.process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "silent", ...settings },
    });
    while (!(await fetch(`${origin}/healthz`).then(({ ok }) => ok, () => false))) {
      if (process.exitCode !== null) throw new Error(`The server ended with code ${process.exitCode}.`);
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  };
  const stop = async () => {
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    process.kill("SIGKILL");
    await once(process, "exit");
  };
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  await start();
  return { origin, database: join(folder, "saral.sqlite"), start, stop, remove };
}
