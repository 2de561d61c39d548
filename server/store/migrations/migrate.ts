import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { findSharedValue, changeSharedValue } from "../shared-values.ts";
import type { Database, Tables } from "../tables.ts";
import { migrations, type Step } from "./migrations.ts";

/** Name of the shared value that holds the last step without which a release cannot work on this database. */
const oldestStep = "oldest_step";

/** A database that a later release has changed so that this one cannot work on it. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";
}

/**
 * Brings the tables up to date. A database that a later release has only added to is used as it is. Throws a
 * {@link NewerDatabase} when a later step removed something. `steps` are those of this release.
 */
export async function migrate(db: Database, steps: Record<string, Step> = migrations): Promise<void> {
  // Checked first: with nothing to do, a start needs no lock, and unknown steps of later releases are accepted.
  if (await isUpToDate(db, steps)) return;
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => rememberingContractions(steps) },
  }).migrateToLatest();
  // Another process, perhaps of a later release, may have migrated in the meantime.
  if (error && !(await isUpToDate(db, steps))) throw error;
}

async function isUpToDate(db: Database, steps: Record<string, Step>): Promise<boolean> {
  const doneSteps = await stepsDone(db);
  const ownSteps = Object.keys(steps).sort();
  const later = doneSteps.filter((name) => !ownSteps.includes(name));
  const oldest = doneSteps.length > 0 ? await findSharedValue(db, oldestStep) : undefined;
  if (oldest !== undefined && !ownSteps.includes(oldest)) {
    throw new NewerDatabase(
      `a later release has changed its tables with ${later.join(", ")}, and this one, which knows ${ownSteps.at(-1)}, cannot work without ${oldest}. ` +
        "Start the later release again, or restore a backup from before the update.",
    );
  }
  return ownSteps.every((name) => doneSteps.includes(name));
}

/** The names of the steps that this database has been through, in order. */
async function stepsDone(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const rows = await (db as unknown as Kysely<Tables & { kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** The steps, each of which records in its own transaction if it contracts. */
function rememberingContractions(steps: Record<string, Step>): Record<string, Step> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        async up(db: Kysely<Tables>) {
          await step.up(db);
          if (step.contracts) await changeSharedValue(db, oldestStep, name);
        },
      },
    ]),
  );
}
