import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../testing/ports.ts";
import { startServer } from "../../testing/server.ts";

/** A server that belongs to one test, so that the test can stop and restart it. */
export interface OwnServer {
  origin: string;
  /** File of its database. */
  database: string;
  /** Starts it again on the same port with the same data. */
  start: () => Promise<void>;
  /** Kills the process, as a crash would. */
  stop: () => Promise<void>;
  /** Kills it and deletes its data. */
  remove: () => Promise<void>;
}

/** Starts the real server with its own port and data folder, and further settings, and waits until it is ready. */
export async function startOwnServer(extra: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), "saral-journey-"));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: "silent", ...extra };
  let server = await startServer(settings);
  return {
    origin: server.origin,
    database: join(folder, "saral.sqlite"),
    start: async () => {
      server = await startServer(settings);
    },
    stop: () => server.kill(),
    remove: async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
}
