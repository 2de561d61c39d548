import type { Migration } from "kysely/migration";
import { firstTables } from "./001-first-tables.ts";
import { keptAndErased } from "./002-kept-and-erased.ts";
import { cleanPans } from "./003-clean-pans.ts";

/** Every step from an empty database to the tables of today, run in the order of their names. */
export const migrations: Record<string, Migration> = {
  "001-first-tables": firstTables,
  "002-kept-and-erased": keptAndErased,
  "003-clean-pans": cleanPans,
};
