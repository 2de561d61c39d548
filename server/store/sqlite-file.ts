import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, QueryResult } from "kysely";
import { DatabaseUnavailableError, isBusy, isStorageFailure } from "./unavailable.ts";

/** Prepared statements cached by each connection; the server has about forty queries. */
const statementCacheSize = 200;

/**
 * Seconds that a statement waits for other writers, inside and outside this process. Shorter than the 30 seconds after
 * which our pages and common proxies give up, and longer than other processes, such as the staff command, hold the lock.
 */
const lockTimeoutSeconds = 10;

/** Milliseconds between two attempts. */
const retryMs = 20;

/** Most transactions that share a commit: the first of them waits for the last. */
const sharedCommitMax = 64;

/**
 * One SQLite file with two connections: one for everything that writes, in turn, and one for reading. SQLite is
 * synchronous, so nothing here may wait inside it: both connections have a busy timeout of zero, and a statement that
 * finds the file locked is retried from the event loop. Reading needs neither our mutex nor, in WAL mode, a writer's lock.
 *
 * Waiting for the disk takes most of the time of a small transaction. So transactions that end in the same turn of the
 * event loop share one commit, each in a savepoint of its own, and each is answered only when that commit is on disk.
 */
export class SqliteFile {
  #path: string;
  #writer: Connection | undefined;
  #reader: Connection | undefined;
  #writeLock = new Mutex();
  /** The ended transactions that wait for the commit they share; undefined while no transaction is open. */
  #sharing: PromiseWithResolvers<void>[] | undefined;
  #isCommitDue = false;
  #identity = "";
  /** Why the last write could not be stored; nothing once one was. */
  #failure: Error | undefined;

  /** The file is created by {@link open} if there is none; its folder must exist. */
  constructor(path: string) {
    this.#path = path;
  }

  async open(): Promise<void> {
    // Created before SQLite would do it, so that only this account can read it; SQLite gives its log the same mode.
    closeSync(openSync(this.#path, "a", 0o600));
    const end = lockDeadline();
    const writer = (this.#writer = new Connection(this.#path));
    try {
      // The file is locked when two processes change a new file to this mode at the same time.
      await untilFree(end, () => writer.exec("pragma journal_mode = wal"));
      // secure_delete overwrites what is deleted with zeros.
      writer.exec("pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on");
      // Reading once creates the log and its index, which must exist before a connection that only reads, and from then on.
      await untilFree(end, () => writer.exec("select 1 from sqlite_schema"));
      this.#reader = new Connection(this.#path, { readOnly: true });
      this.#identity = this.#currentIdentity();
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  /** Runs a query that only reads, outside any transaction: it sees what is committed. */
  async read(query: CompiledQuery): Promise<QueryResult<never>> {
    return untilFree(lockDeadline(), () => this.#reader!.run(query));
  }

  /** Runs a query in the transaction that this caller began. */
  async inTransaction(query: CompiledQuery): Promise<QueryResult<never>> {
    return this.#noticing(() => this.#writer!.run(query));
  }

  /** Runs a query that may write, outside any transaction. */
  async write(query: CompiledQuery): Promise<QueryResult<never>> {
    return this.#withWriteLock(async (end) => {
      try {
        this.#commitShared();
        const result = await untilFree(end, () => this.#noticing(() => this.#writer!.run(query)));
        this.#stored();
        return result;
      } finally {
        this.#unlock();
      }
    });
  }

  /**
   * Begins a transaction with the write lock: SQLite's default takes it at the first write, and then fails without
   * waiting when another process has written since the transaction's first read (SQLITE_BUSY_SNAPSHOT). Ends with
   * {@link commit}, or with {@link rollback} if that or anything before it throws.
   */
  async begin(): Promise<void> {
    await this.#withWriteLock(async (end) => {
      try {
        if (this.#sharing) {
          this.#noticing(() => this.#writer!.exec("savepoint own"));
        } else {
          await untilFree(end, () => this.#noticing(() => this.#writer!.exec("begin immediate")));
          this.#sharing = [];
        }
      } catch (error) {
        this.#unlock();
        throw error;
      }
    });
  }

  /** Ends a transaction. Resolves when it is on disk; rejects when it is not stored, and then is rolled back already. */
  commit(): Promise<void> {
    const sharing = this.#sharing!;
    if (sharing.length > 0) this.#noticing(() => this.#writer!.exec("release own"));
    const stored = Promise.withResolvers<void>();
    sharing.push(stored);
    if (sharing.length === 1) setImmediate(() => this.#commitSoon());
    this.#isCommitDue ||= sharing.length >= sharedCommitMax;
    this.#unlock();
    return stored.promise;
  }

  rollback(): void {
    try {
      // A full disk makes SQLite roll back everything by itself, and then a second time would hide that first failure.
      if (this.#writer!.isTransaction && this.#sharing!.length > 0) this.#writer!.exec("rollback to own; release own");
      else this.#rollBackShared(this.#failure ?? new DatabaseUnavailableError("The transaction was rolled back."));
    } finally {
      this.#unlock();
    }
  }

  /** Resolves when the file can be read and written. After a failed write it tries another write. */
  async check(query: CompiledQuery): Promise<void> {
    this.#assertNotReplaced();
    if (this.#failure) {
      if (!this.#writeLock.tryLock()) throw this.#failure;
      try {
        this.#commitShared();
        // Writes one page, which contains this number already.
        this.#writer!.exec("pragma user_version = 0");
        this.#failure = undefined;
      } finally {
        this.#unlock();
      }
    }
    await this.read(query);
  }

  /** Closes the file; a copy made afterwards is complete, even if another process still has the file open. */
  close(): void {
    this.#commitShared();
    this.#reader?.close();
    try {
      this.#writer?.exec("pragma wal_checkpoint(truncate)");
    } finally {
      this.#writer?.close();
    }
  }

  /** Waits for this caller's turn to write, which `work` must release. */
  async #withWriteLock<Result>(work: (end: number) => Promise<Result>): Promise<Result> {
    const end = lockDeadline();
    await this.#writeLock.lock(end);
    try {
      this.#assertNotReplaced();
    } catch (error) {
      this.#unlock();
      throw error;
    }
    return work(end);
  }

  #unlock(): void {
    try {
      if (this.#isCommitDue) this.#commitShared();
    } finally {
      this.#writeLock.unlock();
    }
  }

  /** Commits, as soon as no transaction is at work. */
  #commitSoon(): void {
    this.#isCommitDue = this.#sharing !== undefined;
    if (this.#writeLock.tryLock()) this.#unlock();
  }

  /** Commits what the ended transactions share, and tells them. */
  #commitShared(): void {
    const sharing = this.#sharing;
    this.#isCommitDue = false;
    if (!sharing) return;
    try {
      this.#noticing(() => this.#writer!.exec("commit"));
      this.#stored();
    } catch (error) {
      this.#rollBackShared(error as Error);
      return;
    }
    this.#sharing = undefined;
    for (const { resolve } of sharing) resolve();
  }

  /** Undoes what the ended transactions share, and tells them why. */
  #rollBackShared(reason: Error): void {
    const sharing = this.#sharing ?? [];
    this.#sharing = undefined;
    try {
      if (this.#writer!.isTransaction) this.#writer!.exec("rollback");
    } finally {
      for (const { reject } of sharing) reject(reason);
    }
  }

  /** Checks the file before a write is acknowledged: SQLite writes to a deleted file without an error. */
  #stored(): void {
    this.#assertNotReplaced();
    this.#failure = undefined;
  }

  #noticing<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isStorageFailure(error)) this.#failure = error as Error;
      throw error;
    }
  }

  #assertNotReplaced(): void {
    if (this.#currentIdentity() === this.#identity) return;
    throw new DatabaseUnavailableError(
      "The database file, its -wal or its -shm was deleted or replaced while this process had it open. Restart it.",
    );
  }

  /** Devices and inodes of the file, its log and the log's index. SQLite keeps all three for as long as it has them open. */
  #currentIdentity(): string {
    return ["", "-wal", "-shm"]
      .map((ending) => {
        const found = statSync(this.#path + ending, { bigint: true, throwIfNoEntry: false });
        return found ? `${found.dev}:${found.ino}` : "missing";
      })
      .join(" ");
  }
}

/** A connection that caches its prepared statements. */
class Connection {
  #database: DatabaseSync;
  #statements = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  constructor(path: string, options: { readOnly?: boolean } = {}) {
    this.#database = new DatabaseSync(path, { ...options, timeout: 0 });
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(statements: string): void {
    this.#database.exec(statements);
  }

  run({ sql, parameters }: CompiledQuery): QueryResult<never> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as never[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string) {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#statements.size >= statementCacheSize) this.#statements.delete(this.#statements.keys().next().value!);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Lets one writer of this process through at a time, first come first served. */
class Mutex {
  #isLocked = false;
  #waiting = new Set<() => void>();

  tryLock(): boolean {
    if (this.#isLocked) return false;
    this.#isLocked = true;
    return true;
  }

  /** Throws a {@link DatabaseUnavailableError} if the lock is not free by `end` (`performance.now()`). */
  async lock(end: number): Promise<void> {
    if (this.tryLock()) return;
    await new Promise<void>((resolve, reject) => {
      const acquire = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(acquire);
        reject(tooLong());
      }, end - performance.now());
      this.#waiting.add(acquire);
    });
  }

  unlock(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isLocked = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

const lockDeadline = () => performance.now() + lockTimeoutSeconds * 1_000;

const tooLong = (cause?: unknown) =>
  new DatabaseUnavailableError(
    `Another writer has locked the database for ${lockTimeoutSeconds} seconds. Try again later.`,
    { cause },
  );

/** Retries while another process holds the lock, and fails at `end`. */
async function untilFree<Result>(end: number, attempt: () => Result): Promise<Result> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= end) throw tooLong(error);
    }
    await wait(retryMs);
  }
}
