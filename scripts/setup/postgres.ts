import { findPostgres, postgresMissing } from "../../testing/postgres.ts";
import type { Log } from "../../testing/step-reporter.ts";
import { canInstall, installPackages } from "../../testing/system-packages.ts";

/** Finds or installs PostgreSQL; the tests start their own server. Returns what it did. */
export async function ensurePostgres(log: Log): Promise<string> {
  if (findPostgres()) return "ready";
  if (canInstall()) {
    log("installing");
    await installPackages("postgresql");
    if (findPostgres()) return "installed";
  }
  console.error(`\n${postgresMissing}`);
  return "missing: only SQLite is tested";
}
