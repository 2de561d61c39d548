import { findPostgres, postgresMissing } from "../../testing/postgres.ts";
import type { Log } from "../../testing/step-reporter.ts";
import { canInstall, installPackages } from "../../testing/system-packages.ts";

/** Finds the programs of PostgreSQL or installs them: the tests start a server of their own. Answers what it found. */
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
