import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { DatabaseSettings, PostgresSettings } from "../env.ts";
import { migrate } from "./migrations/migrate.ts";
import { NodeSqliteAdapter, NodeSqliteDialect } from "./node-sqlite.ts";
import type { Database, Tables } from "./tables.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** Milliseconds after which PostgreSQL gives up a connection or a statement. */
const postgresTimeoutMs = { connect: 5_000, statement: 15_000 };

/**
 * Opens the database that the settings name and brings its tables up to date. Ends with `db.destroy()`. Throws a
 * {@link DatabaseUnavailableError} that says why it cannot.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void = () => {},
): Promise<Database> {
  let db: Database | undefined;
  try {
    db = settings.kind === "sqlite" ? await openSqlite(settings.file) : connectPostgres(settings, onLostConnection);
    await migrate(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    const name = settings.kind === "sqlite" ? `in the file ${settings.file}` : "that DATABASE_URL names";
    throw new DatabaseUnavailableError(`The database ${name} cannot be opened: ${reasonOf(cause)}`, { cause });
  }
}

/** A failed connection to a name with several addresses has a code, and no message. */
function reasonOf(cause: unknown): string {
  const { message, code } = cause as NodeJS.ErrnoException;
  return message || code || "unknown";
}

/** Resolves when the database can be read and written, and rejects otherwise. Never waits for a write. */
export async function ping(db: Database): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof NodeSqliteAdapter) await adapter.check();
  else await pingPools.get(db)!.query("select 1");
}

/** A separate connection for each PostgreSQL database: writes that wait for a lock can occupy the whole pool. */
const pingPools = new WeakMap<Database, pg.Pool>();

async function openSqlite(file: string): Promise<Database> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
}

function connectPostgres({ url, poolSize }: PostgresSettings, onLostConnection: (error: Error) => void): Database {
  const newPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: postgresTimeoutMs.connect,
      statement_timeout: postgresTimeoutMs.statement,
      application_name: "saral-loans",
    });
    // Without listeners, a connection that the database drops, idle or in use, would end the whole process.
    pool.on("error", onLostConnection);
    pool.on("connect", (client) => client.on("error", onLostConnection));
    return pool;
  };
  const pool = newPool(poolSize);
  const pingPool = newPool(1);
  const end = async () => {
    await Promise.all([pool.end(), pingPool.end()]);
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect: () => pool.connect(), end } }),
  });
  pingPools.set(db, pingPool);
  return db;
}

/** Copies a SQLite database into an empty file while others write to it. The copy contains no traces of erased rows. */
export async function copyDatabase(db: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
}
