import { DatabaseSync } from "node:sqlite";
import { once } from "node:events";
import fastify from "fastify";
import pg from "pg";
import { paths } from "#contract/calls";
import { forkModule } from "./fork-module.ts";

/**
 * The least that can be called a server: a Fastify handler that stores what it is sent with one insert, on disk before
 * it answers. Applications per second are compared with it, on the same machine and the same kind of database.
 */

/** A running bare server. */
export interface BareServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the bare server as a process of its own. `database` is a SQLite file or the address of a PostgreSQL database. */
export async function startBareServer(database: string): Promise<BareServer> {
  const { child, stop } = forkModule(import.meta.filename, [database]);
  const [origin] = (await once(child, "message")) as [string];
  return { origin, stop };
}

type Insert = (id: string, body: string) => unknown;

function insertIntoSqlite(file: string): Insert {
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal; pragma synchronous = full; create table saved (id text primary key, body text)");
  const statement = db.prepare("insert into saved values (?, ?)");
  return (id, body) => statement.run(id, body);
}

async function insertIntoPostgres(url: string): Promise<Insert> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query("create table saved (id text primary key, body text)");
  return (id, body) => pool.query({ name: "insert", text: "insert into saved values ($1, $2)", values: [id, body] });
}

if (import.meta.main) {
  const database = process.argv[2]!;
  const insert = database.startsWith("postgres:") ? await insertIntoPostgres(database) : insertIntoSqlite(database);
  const app = fastify();
  app.post(paths.apply, async (request) => {
    const id = crypto.randomUUID();
    await insert(id, JSON.stringify(request.body));
    return { id };
  });
  process.send!(await app.listen({ host: "127.0.0.1", port: 0 }));
}
