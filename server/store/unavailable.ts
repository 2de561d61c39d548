/** The database is unavailable, for a while or until an operator helps. The message is for the log. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const sqlite = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};

/** A primary code is the low byte of an extended one, such as SQLITE_BUSY_RECOVERY. */
const sqliteCode = (error: unknown) => ((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;

/** Whether a SQLite statement failed because something else has the lock it needs, so that its transaction may succeed later. */
export const isBusy = (error: unknown) => [sqlite.busy, sqlite.locked].includes(sqliteCode(error));

/** Whether a SQLite file cannot be used: the disk is full or fails, the file is damaged, or its permissions are wrong. */
export const isStorageFailure = (error: unknown) =>
  [sqlite.readOnly, sqlite.ioError, sqlite.corrupt, sqlite.full, sqlite.cannotOpen, sqlite.notADatabase].includes(
    sqliteCode(error),
  );

/**
 * PostgreSQL's classes 08 (connection lost), 53 (out of disk, memory or connections) and 57 (statement given up, shutting
 * down), a lock that was not granted, and what Node says when the database's name or address cannot be reached, or the disk
 * of this machine is full.
 */
const unavailableCode =
  /^(?:(?:08|53|57)[0-9A-Z]{3}|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT)$/;

/** Severities with which PostgreSQL ends a connection, for example while it starts; a faulty query is an ERROR. */
const fatalSeverities = ["FATAL", "PANIC"];

/** What node-postgres says without a code: its pool had no connection in time, or a connection broke off. */
const postgresLost =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a failure means that the database, or the disk, is unavailable, rather than that the request was at fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", severity = "" } = error as { code?: string; severity?: string };
  return (
    error instanceof DatabaseUnavailableError ||
    isBusy(error) ||
    isStorageFailure(error) ||
    unavailableCode.test(code) ||
    fatalSeverities.includes(severity) ||
    postgresLost.test(error.message)
  );
}
