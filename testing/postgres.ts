import { execFile, spawn, type ChildProcess } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** A PostgreSQL of our own, for the length of a test file. */
export interface TestPostgres {
  /** Makes an empty database and answers its address, for `DATABASE_URL`. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** What to do about a missing PostgreSQL. */
export const postgresMissing =
  "PostgreSQL is not installed, so nothing was tested against it. Install it (Debian: apt-get install postgresql) " +
  "or put initdb and postgres on the PATH.";

/** Folder of `initdb` and `postgres`: on the PATH, or where Debian keeps them; nothing when there is none. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = listed(debian).sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, "bin"));
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...versions];
  return folders.find((folder) => folder !== "" && isProgram(join(folder, "initdb")) && isProgram(join(folder, "postgres")));
}

/**
 * Starts an empty PostgreSQL that listens on a socket in a folder of its own, and on no port. When there is none it
 * answers nothing, or fails under CI, where a silent gap would go unseen. `durable` makes it wait for the disk, as a real
 * one does; a test has no need of that, a measurement has.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | undefined> {
  const programs = findPostgres();
  if (programs === undefined) {
    if (process.env.CI === "true") throw new Error(postgresMissing);
    return undefined;
  }
  const account = unprivilegedAccount();
  // Short, because the path of a Unix socket may have no more than about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const environment = { PATH: process.env.PATH, LC_ALL: "C" };

  await run(join(programs, "initdb"), ["-D", data, "-U", "saral", "--auth=trust", "--encoding=UTF8", "--no-sync"], {
    ...account, cwd: folder, env: environment,
  });
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", `fsync=${durable ? "on" : "off"}`, "-c", "max_connections=100"],
    { ...account, cwd: folder, env: environment, stdio: "ignore" },
  );
  // For a run that is broken off: whatever ends this process, the database does not outlive it.
  const killServer = () => void server.kill("SIGKILL");
  process.once("exit", killServer);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const addressOf = (database: string) => `postgres://saral@localhost/${database}?host=${encodeURIComponent(folder)}`;

  const stop = async () => {
    // SIGINT is PostgreSQL's "fast" shutdown: it ends sessions and leaves no process behind.
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

/** PostgreSQL refuses to run as root: there it runs as `postgres`, or `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n").map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account) throw new Error("PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it as.");
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
