import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ApplicationPayload } from "#contract/lender";
import type { DatabaseSettings } from "../../server/env.ts";
import { openDatabase } from "../../server/store/database.ts";
import type { Database } from "../../server/store/tables.ts";
import { startServer, type RunningServer } from "../../testing/server.ts";
import { Ledger, newTally, type Tally } from "./ledger.ts";

/** The options of every lane. */
export interface LaneOptions {
  /** A temporary folder for this lane. */
  folder: string;
  /** Number of repetitions. */
  rounds: number;
  /** Creates the application of an applicant by number. */
  applicationOf: (applicant: number) => ApplicationPayload;
  /** Returns the URL of an empty PostgreSQL database; undefined without PostgreSQL. */
  newPostgres: (() => Promise<string>) | undefined;
}

/** One kind of torture. Returns undefined if it cannot run here, with the reason on the standard error. */
export type Lane = (options: LaneOptions) => Promise<Tally | undefined>;

/** The real server of a lane, and the database behind it. */
export interface Site {
  settings: DatabaseSettings;
  environment: { DIST_DIR: string; DATA_DIR: string } & Record<string, string>;
  servers: RunningServer[];
  /** Starts another process. */
  start(wrapper?: string[]): Promise<RunningServer>;
  ledger: Ledger;
  tally: Tally;
}

/** Prepares a site without starting it. `postgres` is the URL of its database; without it the site uses SQLite. */
export function createSite(
  { folder, applicationOf }: LaneOptions,
  environment: Record<string, string> = {},
  postgres?: string,
): Site {
  const DATA_DIR = join(folder, "data");
  const tally = newTally();
  const site: Site = {
    settings:
      postgres === undefined
        ? { kind: "sqlite", file: join(DATA_DIR, "saral.sqlite") }
        : { kind: "postgres", url: postgres, poolSize: 10 },
    environment: {
      DIST_DIR: join(folder, "no-site"),
      DATA_DIR,
      LOG_LEVEL: "silent",
      ...(postgres === undefined ? {} : { DATABASE_URL: postgres }),
      ...environment,
    },
    servers: [],
    async start(wrapper) {
      const server = await startServer(site.environment, wrapper);
      site.servers.push(server);
      return server;
    },
    ledger: new Ledger(tally, applicationOf),
    tally,
  };
  return site;
}

/** Runs `work` with a site, then counts the processes that crashed and stops all of them. */
export async function withSite(site: Site, work: () => Promise<void>): Promise<Tally> {
  try {
    await work();
    site.tally.crashes += site.servers.filter((server) => server.hasCrashed()).length;
  } finally {
    await Promise.all(site.servers.map((server) => server.kill()));
  }
  return site.tally;
}

/** Opens the database of a site while `work` runs. */
export async function withDatabase(site: Site, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(site.settings);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** Compares everything that was sent with the database and the folder of videos. */
export const compareAll = (site: Site): Promise<void> =>
  withDatabase(site, async (db) => {
    const videos = join(site.environment.DATA_DIR, "videos");
    await site.ledger.compare(db, (name) => readFile(join(videos, name)).catch(() => undefined));
    await site.ledger.compareNames(
      db,
      (await readdir(videos).catch(() => [])).filter((name) => name !== "arriving"),
    );
  });

/** Senders that repeat until they are stopped. After a failure each waits a moment, as a person would. */
export function startSenders(count: number, send: (sender: number) => Promise<boolean>): { stop(): Promise<void> } {
  let isStopped = false;
  const senders = Array.from({ length: count }, async (_, sender) => {
    while (!isStopped) if (!(await send(sender))) await wait(20);
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(senders);
    },
  };
}
