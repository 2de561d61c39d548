import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { deleteAuditEntries, insertAuditEntry, listAuditEntries } from "../store/audit-entries.ts";
import type { Database } from "../store/tables.ts";
import { requireLead, type Recorder, type StaffContext } from "./command.ts";
import { endOfDay, formatTime, monthsBefore, startOfDay, toIndianIso } from "./dates.ts";
import { CommandError, UsageError } from "./errors.ts";
import { jsonLine, limitOf } from "./output.ts";

/** The person who runs a command. */
export interface Actor {
  /** The name given with `--as` or STAFF_NAME, or else the account. */
  name: string;
  /** The account of the operating system. */
  osUser: string;
}

/** Maximum length of an actor's name, in characters. */
const nameMax = 80;

/** The person who runs this process; under `sudo`, the account that called it. Throws a {@link UsageError} for an invalid name. */
export function readActor(
  named: string | undefined,
  environment: Record<string, string | undefined> = process.env,
): Actor {
  const osUser = accountName();
  const name = (named ?? environment.STAFF_NAME ?? environment.SUDO_USER ?? osUser).trim();
  if (name === "" || name.length > nameMax || /[\p{C}\p{Zl}\p{Zp}]/u.test(name)) {
    throw new UsageError(`The name given with --as or STAFF_NAME must have 1 to ${nameMax} characters on one line.`);
  }
  return { name, osUser };
}

/** The account's name, or its number: in a container the user may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Creates the recorder of one command. */
export const createRecorder =
  (db: Database, actor: Actor, command: string, now: Date): Recorder =>
  async ({ subject, detail }, transaction = db) => {
    const entry = {
      entry_id: randomUUID(),
      recorded_at: now.toISOString(),
      actor: actor.name,
      os_user: actor.osUser,
      command,
      subject: subject ?? null,
      detail: detail ?? null,
    };
    await insertAuditEntry(transaction, entry).catch((cause: Error) => {
      throw new CommandError(
        `The audit trail could not be written, so nothing was shown or changed: ${cause.message}`,
        { cause },
      );
    });
  };

/** The options of `audit`, as typed. */
export interface AuditOptions {
  since?: string | undefined;
  until?: string | undefined;
  limit?: string | undefined;
  json?: boolean | undefined;
}

/** Shows the audit trail, newest first; with an id, only the entries about it. */
export async function showAudit(
  { db, output }: Pick<StaffContext, "db" | "output">,
  { since, until, limit, json }: AuditOptions,
  id?: string,
): Promise<void> {
  const filter = {
    since: since === undefined ? undefined : startOfDay(since).toISOString(),
    before: until === undefined ? undefined : endOfDay(until).toISOString(),
    subject: id === undefined ? undefined : await subjectOf(db, id),
  };
  const maxCount = limitOf(limit);
  const entries = await listAuditEntries(db, filter, Number.isFinite(maxCount) ? maxCount + 1 : undefined);
  for (const { recorded_at, actor, os_user, command, subject, detail } of entries.slice(0, maxCount)) {
    if (json) {
      await output.write(jsonLine({ recorded_at: toIndianIso(recorded_at), actor, os_user, command, subject, detail }));
      continue;
    }
    const who = actor === os_user ? actor : `${actor} (${os_user})`;
    await output.line(
      [formatTime(recorded_at), who, command, subject, detail].filter((part) => part !== null).join("  "),
    );
  }
  if (entries.length === 0) output.note("The audit trail has no such entries.");
  if (entries.length > maxCount) output.note(`There are older entries. To see more, use --limit, --since and --until.`);
}

/** What the entries about an application or message are stored under. An erased application is found only by its lead id. */
async function subjectOf(db: Database, id: string): Promise<string> {
  if (/^SM-/i.test(id)) return id.toUpperCase();
  if (/^[0-9a-f]{40}$/i.test(id)) return id.toLowerCase();
  return (await requireLead(db, id)).lead_id;
}

/** Deletes entries older than the retention period, in months. Returns how many were deleted. */
export const eraseOldEntries = (db: Database, now: Date, months: number): Promise<number> =>
  deleteAuditEntries(db, monthsBefore(now, months).toISOString());
