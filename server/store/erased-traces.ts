import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { NodeSqliteAdapter } from "./node-sqlite.ts";
import { changeSharedValue, findSharedValue } from "./shared-values.ts";
import type { Database } from "./tables.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** Shared value that says whether the file may contain traces of erased rows; missing in databases of older releases. */
const traces = "erased_traces";

/** Marks, in the transaction of an erasure, that {@link removeTraces} has work to do. */
export const noteTraces = (db: Database) => changeSharedValue(db, traces, "left");

/**
 * Removes what erasures have left in a SQLite file and its log. Deleted rows are overwritten with zeros (secure_delete),
 * but not the copies of rows that SQLite left behind when it split or merged pages: about one in a thousand. Only writing
 * the whole file again removes those, and until the log is emptied the old pages are in it too. Other writers wait
 * meanwhile. Does nothing when nothing was erased since the last time, nor on PostgreSQL, which vacuums by itself. Throws
 * a {@link DatabaseUnavailableError} when others keep the file busy.
 */
export async function removeTraces(db: Database): Promise<void> {
  if (!isSqlite(db) || (await findSharedValue(db, traces)) === "removed") return;
  await sql`vacuum`.execute(db);
  for (let tries = 0; !(await emptyLog(db)); tries++) {
    if (tries === triesMax)
      throw new DatabaseUnavailableError(
        "The log of the database could not be emptied because other processes were using it.",
      );
    await wait(pauseMs);
  }
  await changeSharedValue(db, traces, "removed");
}

const triesMax = 100;
const pauseMs = 50;

/**
 * Moves everything from SQLite's log into the file and empties the log, as far as others do not keep it busy; answers
 * whether it is empty now. On PostgreSQL there is nothing to do.
 */
export async function emptyLog(db: Database): Promise<boolean> {
  if (!isSqlite(db)) return true;
  const {
    rows: [outcome],
  } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return outcome?.busy === 0;
}

const isSqlite = (db: Database) => db.getExecutor().adapter instanceof NodeSqliteAdapter;
