import {
  CompiledQuery,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from "kysely";
import { SqliteFile } from "./sqlite-file.ts";

/** Kysely on Node's own SQLite: one file, and what is committed is on disk. docs/product.md, section 13.1. */
export class NodeSqliteDialect implements Dialect {
  #file: SqliteFile;

  /** `path` is created if there is no file; its folder must exist. */
  constructor(path: string) {
    this.#file = new SqliteFile(path);
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file);
  }

  createAdapter(): NodeSqliteAdapter {
    return new NodeSqliteAdapter(this.#file);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<never>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely's adapter for the dialect, and the server's health check of the file. */
export class NodeSqliteAdapter extends SqliteAdapter {
  #file: SqliteFile;

  constructor(file: SqliteFile) {
    super();
    this.#file = file;
  }

  /** Kysely need not queue its queries: the file lets writers in one by one, and readers past them. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** Migrations run inside one write transaction, so two processes that start at the same moment take turns. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Resolves when the file can be read and written. */
  check(): Promise<void> {
    return this.#file.check(CompiledQuery.raw("select 1"));
  }
}

class NodeSqliteDriver implements Driver {
  #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  init(): Promise<void> {
    return this.#file.open();
  }

  async acquireConnection(): Promise<Session> {
    return new Session(this.#file);
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

/** A connection as Kysely sees it: one query, or one transaction, on the shared file. */
class Session implements DatabaseConnection {
  #file: SqliteFile;
  #inTransaction = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#file.inTransaction(query);
    // A raw query may write.
    return SelectQueryNode.is(query.query) ? this.#file.read(query) : this.#file.write(query);
  }

  streamQuery(): never {
    throw new Error("Read page by page: a stream would hold a statement of the shared connection open.");
  }

  async begin(): Promise<void> {
    await this.#file.begin();
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    const stored = this.#file.commit();
    this.#inTransaction = false;
    await stored;
  }

  /** Kysely also calls this after a commit that failed, which has rolled back by itself. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.#file.rollback();
  }
}
