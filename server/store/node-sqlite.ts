import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver,
  type DatabaseConnection, type Driver, type SqliteDatabase, type SqliteDialectConfig, type SqliteStatement,
} from "kysely";

/** Prepared statements kept for reuse; the server's own queries are about forty. */
const keptStatements = 200;

/** Milliseconds to wait for another process, such as the staff's command, to finish writing. */
const busyTimeoutMs = 10_000;

/** Kysely on Node's own SQLite. One file, one connection; what is committed is on disk. product.md, section 5. */
export class NodeSqliteDialect extends SqliteDialect {
  #config: SqliteDialectConfig;

  /** `file` is made when it is not there; its folder must be. */
  constructor(file: string) {
    const config = { database: async () => openFile(file) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Migrations run inside one write transaction, so two processes that start at once take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write, and then fails at once,
 * without waiting, when another process has written since the transaction's first read (SQLITE_BUSY_SNAPSHOT,
 * https://www.sqlite.org/rescode.html#busy_snapshot).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLITE_BUSY. */
const busy = 5;

/**
 * SQLite does not wait, whatever the timeout says, when two processes turn a new file to this mode at the same moment: it
 * calls the one locked. So it is tried again for as long.
 */
function keepWriteAheadLog(database: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + busyTimeoutMs; ;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy || performance.now() > end) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

function openFile(file: string): SqliteDatabase {
  // Made before SQLite would make it, so that only this account may read it; SQLite gives its log the same mode.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  keepWriteAheadLog(database);
  database.exec("pragma synchronous = full; pragma foreign_keys = on");
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      const statement = adapt(database.prepare(sql), () => database.prepare(sql));
      if (statements.size >= keptStatements) statements.delete(statements.keys().next().value!);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** `prepareAgain` serves a stream, whose half-read statement must not be reset by the next use of the kept one. */
function adapt(statement: StatementSync, prepareAgain: () => StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => prepareAgain().iterate(...(parameters as SQLInputValue[])),
  };
}
