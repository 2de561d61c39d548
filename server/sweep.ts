import { deleteExpiredKeys } from "./store/idempotency-keys.ts";
import { deleteEndedWindows } from "./store/rate-limits.ts";
import type { Database } from "./store/tables.ts";

/** Milliseconds between two rounds. */
const intervalMs = 10 * 60 * 1_000;

/** Forgets what has run out, now and every ten minutes, until the answered function is called. */
export function startSweeping(db: Database, now: () => Date, onTrouble: (error: Error) => void): () => void {
  const sweep = () => {
    const time = now().toISOString();
    Promise.all([deleteExpiredKeys(db, time), deleteEndedWindows(db, time)]).catch(onTrouble);
  };
  sweep();
  const timer = setInterval(sweep, intervalMs).unref();
  return () => clearInterval(timer);
}
