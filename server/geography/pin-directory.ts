import { alsoKnownAs } from "#geography/also-known-as";
import type { Geography } from "./geography.ts";

/** A district that lists a PIN code: every name that its state and it are known by. */
export interface DistrictOfPin {
  state: readonly string[];
  city: readonly string[];
}

/** Finds the districts that list a PIN code (six digits), the most likely one first; none for a PIN code that no list has. */
export type PinDirectory = (pin: string) => DistrictOfPin[];

/**
 * Prepares the search in `geography`. 6,755 of our PIN codes are listed by two to eight districts, because a new district
 * lists those of the districts it was formed from. First come districts that a large city is in, then those most of whose
 * PIN codes begin with the same three digits, which the post office sorts by.
 */
export function pinDirectory({ states, cities, pincodes }: Geography): PinDirectory {
  const stateNames = new Map(states.map((state) => [state.state_id, namesOf(state, state.state_id)]));
  const pins = Map.groupBy(pincodes, ({ city_id }) => city_id);
  const districts = cities.map((city) => ({
    state: stateNames.get(city.state_id)!,
    city: namesOf(city, city.city_id),
    // Numbers, because 30,000 of them stay in memory.
    pins: (pins.get(city.city_id) ?? []).map(({ value }) => Number(value)),
  }));
  return (pin) => {
    const sortingDistrict = Math.floor(Number(pin) / 1_000);
    return districts
      .filter(({ pins }) => pins.includes(Number(pin)))
      .map((district) => ({
        ...district,
        hasCity: district.city.length > 2,
        share:
          district.pins.filter((each) => Math.floor(each / 1_000) === sortingDistrict).length / district.pins.length,
      }))
      .sort((a, b) => Number(b.hasCity) - Number(a.hasCity) || b.share - a.share)
      .map(({ state, city }) => ({ state, city }));
  };
}

/** A place's names in each language, with those in brackets separate, then its other names. */
const namesOf = ({ name_en, name_hi }: { name_en: string; name_hi: string }, id: string) => [
  ...[name_en, name_hi].flatMap(splitNames),
  ...(alsoKnownAs[Number(id)] ?? []),
];

/** Splits "Prayagraj (Allahabad)" into its two names. */
export const splitNames = (name: string): string[] =>
  name
    .split(/[()]/)
    .map((part) => part.trim())
    .filter(Boolean);
