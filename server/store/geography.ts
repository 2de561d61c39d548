import type { Selectable } from "kysely";
import type { Geography } from "../geography/geography.ts";
import { hashOf } from "../identifiers.ts";
import { findSharedValue, changeSharedValue } from "./shared-values.ts";
import type { Database, Tables } from "./tables.ts";

export type State = Selectable<Tables["states"]>;
export type City = Selectable<Tables["cities"]>;
export type Pincode = Selectable<Tables["pincodes"]>;

/** Every state and union territory. */
export const listStates = (db: Database): Promise<State[]> => db.selectFrom("states").selectAll().execute();

/** The cities or districts of a state. */
export const listCities = (db: Database, stateId: string): Promise<City[]> =>
  db.selectFrom("cities").selectAll().where("state_id", "=", stateId).execute();

/** The PIN codes of a city, in order. */
export const listPincodes = (db: Database, cityId: string): Promise<Pincode[]> =>
  db.selectFrom("pincodes").selectAll().where("city_id", "=", cityId).orderBy("value").execute();

/** Whether a PIN code lies in the city, and the city in the state. */
export async function belongTogether(db: Database, place: { stateId: string; cityId: string; pin: string }): Promise<boolean> {
  const found = await db.selectFrom("pincodes")
    .innerJoin("cities", "cities.city_id", "pincodes.city_id")
    .select("pincodes.pincode_id")
    .where("pincodes.city_id", "=", place.cityId)
    .where("pincodes.value", "=", place.pin)
    .where("cities.state_id", "=", place.stateId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Rows in one statement: well under the 32,766 parameters of SQLite, and small in memory. */
const rowsAtOnce = 1_000;

/** Makes the places in the database those of `geography`; does nothing when they already are. */
export async function loadPlaces(db: Database, geography: Geography): Promise<void> {
  const fingerprint = hashOf(JSON.stringify(geography));
  // Asked first, so that a usual start need not wait for whoever writes.
  if (await findSharedValue(db, "geography") === fingerprint) return;
  await db.transaction().execute(async (transaction) => {
    // In PostgreSQL this also makes a second process that starts just now wait for the first, and then find it done.
    if (await changeSharedValue(transaction, "geography", fingerprint)) await replacePlaces(transaction, geography);
  });
}

async function replacePlaces(db: Database, { states, cities, pincodes }: Geography): Promise<void> {
  await db.deleteFrom("pincodes").execute();
  await db.deleteFrom("cities").execute();
  await db.deleteFrom("states").execute();
  for (const rows of pagesOf(states)) await db.insertInto("states").values(rows).execute();
  for (const rows of pagesOf(cities)) await db.insertInto("cities").values(rows).execute();
  for (const rows of pagesOf(pincodes)) await db.insertInto("pincodes").values(rows).execute();
}

const pagesOf = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, page) => rows.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce));
