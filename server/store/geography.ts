import type { City, Geography, Pincode, State } from "../geography/geography.ts";
import { sha256Hex } from "../hashes.ts";
import { findSharedValue, changeSharedValue } from "./shared-values.ts";
import type { Database } from "./tables.ts";

/** Every state and union territory. */
export const listStates = (db: Database): Promise<State[]> => db.selectFrom("states").selectAll().execute();

/** The cities or districts of a state. */
export const listCities = (db: Database, stateId: string): Promise<City[]> =>
  db.selectFrom("cities").selectAll().where("state_id", "=", stateId).execute();

/** The PIN codes of a city, in order. */
export const listPincodes = (db: Database, cityId: string): Promise<Pincode[]> =>
  db.selectFrom("pincodes").selectAll().where("city_id", "=", cityId).orderBy("value").execute();

/** The English names of all states and cities by their ids, for the staff. */
export async function listPlaceNames(
  db: Database,
): Promise<{ states: Map<string, string>; cities: Map<string, string> }> {
  const [states, cities] = await Promise.all([
    db.selectFrom("states").select(["state_id as id", "name_en"]).execute(),
    db.selectFrom("cities").select(["city_id as id", "name_en"]).execute(),
  ]);
  const byId = (places: { id: string; name_en: string }[]) => new Map(places.map(({ id, name_en }) => [id, name_en]));
  return { states: byId(states), cities: byId(cities) };
}

/** Whether a city lies in a state. */
export async function isCityOf(db: Database, stateId: string, cityId: string): Promise<boolean> {
  const found = await db
    .selectFrom("cities")
    .select("city_id")
    .where("city_id", "=", cityId)
    .where("state_id", "=", stateId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether our lists have an application's PIN code: in its city, only in others, or in none. */
export type PinCheck = "listed" | "not listed in this city" | "not in our list";

/** Checks the PIN codes of several applications, in their order: an applicant may type one that the lists lack. */
export async function checkPins(db: Database, places: readonly { city: string; pin: string }[]): Promise<PinCheck[]> {
  if (places.length === 0) return [];
  const pins = [...new Set(places.map(({ pin }) => pin))];
  const rows = await db.selectFrom("pincodes").select(["city_id", "value"]).where("value", "in", pins).execute();
  const cities = Map.groupBy(rows, ({ value }) => value);
  return places.map(({ city, pin }) => {
    const listing = cities.get(pin);
    if (!listing) return "not in our list";
    return listing.some(({ city_id }) => city_id === city) ? "listed" : "not listed in this city";
  });
}

/** Rows in one statement: well under the 32,766 parameters of SQLite, and small in memory. */
const rowsAtOnce = 1_000;

/** Replaces the places in the database with those of `geography`; does nothing when they are the same. */
export async function loadPlaces(db: Database, geography: Geography): Promise<void> {
  const fingerprint = sha256Hex(JSON.stringify(geography));
  // Checked first, so that a normal start does not wait for another writer.
  if ((await findSharedValue(db, "geography")) === fingerprint) return;
  await db.transaction().execute(async (transaction) => {
    // In PostgreSQL a second process that starts now waits here for the first, and then has nothing to do.
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
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, page) =>
    rows.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce),
  );
