import type { Migration } from "kysely/migration";
import { firstTables } from "./001-first-tables.ts";
import { keptAndErased } from "./002-kept-and-erased.ts";
import { cleanPans } from "./003-clean-pans.ts";
import { takenUp } from "./005-taken-up.ts";
import { staffCommand } from "./006-staff-command.ts";

/**
 * One step of the tables. It adds, so that the release before it still works on them: while an update is rolled out, and
 * when one is taken back. What takes away or tightens comes a release later, when no code uses it any more, and says
 * `contracts`: earlier releases then refuse to start. docs/decisions/0017-keeping-data-safe.md.
 */
export interface Step extends Migration {
  contracts?: boolean;
}

/** Every step from an empty database to the tables of today, run in the order of their names. */
export const migrations: Record<string, Step> = {
  "001-first-tables": firstTables,
  "002-kept-and-erased": keptAndErased,
  "003-clean-pans": cleanPans,
  "005-taken-up": takenUp,
  "006-staff-command": staffCommand,
};
