import { findPostgres, postgresMissing } from "../../tests/support/postgres.ts";
import type { Say } from "./steps.ts";
import { canInstall, installPackages } from "./system-packages.ts";

/** Finds the programs of PostgreSQL or installs them: the tests start a server of their own. Answers what it found. */
export async function ensurePostgres(say: Say): Promise<string> {
  if (findPostgres()) return "ready";
  if (canInstall()) {
    say("installing");
    await installPackages("postgresql");
    if (findPostgres()) return "installed";
  }
  console.error(`\n${postgresMissing}`);
  return "missing: only SQLite is tested";
}
