import { execFile, spawn, type ChildProcess } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** A PostgreSQL server for the duration of a test file. */
export interface TestPostgres {
  /** Creates an empty database. Returns its address for `DATABASE_URL`. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Message for a missing PostgreSQL. */
export const postgresMissing =
  "PostgreSQL is not installed, so nothing was tested against it. Install it (Debian: apt-get install postgresql) " +
  "or put initdb and postgres on the PATH.";

/** The folder of `initdb` and `postgres`, on the PATH or where Debian installs them; undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = listed(debian)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, "bin"));
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...versions];
  return folders.find(
    (folder) => folder !== "" && isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres")),
  );
}

/**
 * Starts an empty PostgreSQL on a socket in its own folder, without a port. Returns undefined if PostgreSQL is missing,
 * and fails under CI, where skipping would go unnoticed. `durable` makes it wait for the disk, which measurements need
 * and tests do not.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | undefined> {
  const programs = findPostgres();
  if (programs === undefined) {
    if (process.env.CI === "true") throw new Error(postgresMissing);
    return undefined;
  }
  const account = unprivilegedAccount();
  // Short, because a Unix socket path is limited to about 100 characters.
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const environment = { PATH: process.env.PATH, LC_ALL: "C" };

  await run(join(programs, "initdb"), ["-D", data, "-U", "saral", "--auth=trust", "--encoding=UTF8", "--no-sync"], {
    ...account,
    cwd: folder,
    env: environment,
  });
  const server = spawn(
    join(programs, "postgres"),
    [
      "-D",
      data,
      "-k",
      folder,
      "-c",
      "listen_addresses=",
      "-c",
      `fsync=${durable ? "on" : "off"}`,
      "-c",
      "max_connections=100",
    ],
    { ...account, cwd: folder, env: environment, stdio: "ignore" },
  );
  // An aborted run must not leave a database server behind.
  const killServer = () => void server.kill("SIGKILL");
  process.once("exit", killServer);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const addressOf = (database: string) => `postgres://saral@localhost/${database}?host=${encodeURIComponent(folder)}`;

  const stop = async () => {
    // SIGINT is PostgreSQL's "fast" shutdown: it ends all sessions and processes.
    if (server.exitCode === null) server.kill("SIGINT");
    await ended;
    process.off("exit", killServer);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(addressOf("postgres"), server);
  } catch (error) {
    await stop();
    throw error;
  }

  let databases = 0;
  return {
    stop,
    async createDatabase() {
      const name = `test_${++databases}`;
      await query(addressOf("postgres"), `create database ${name}`);
      return addressOf(name);
    },
  };
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL exited during startup with status ${server.exitCode}.`);
    try {
      return await query(address, "select 1");
    } catch {
      await wait(50);
    }
  }
  throw new Error("PostgreSQL did not start within ten seconds.");
}

async function query(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account)
    throw new Error("PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it as.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
