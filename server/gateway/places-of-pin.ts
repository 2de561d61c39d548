import type { PinPlace } from "#contract/lender";
import { splitNames, type PinDirectory } from "../geography/pin-directory.ts";
import type { Language } from "../language.ts";
import type { Lender } from "./lender.ts";

/**
 * The places of a PIN code, as entries of the lender's own lists of states and cities. None when we do not know the PIN
 * code, or when one of its districts is in no list by any of its names: the right one might be missing from the answer.
 */
export async function placesOfPin(
  pin: string,
  directory: PinDirectory,
  lender: Pick<Lender, "states" | "cities">,
  language: Language,
): Promise<PinPlace[]> {
  const districts = directory(pin);
  if (districts.length === 0) return [];
  const states = (await lender.states(language)).Data ?? [];
  const found = await Promise.all(
    districts.map(async (district) => {
      const state = states.find((entry) => isNamed(entry.state, district.state));
      if (!state) return [];
      const cities = (await lender.cities(state.state_id, language)).Data ?? [];
      return cities
        .filter(({ city }) => isNamed(city, district.city))
        .map(({ city_id, city }) => ({ state_id: state.state_id, state: state.state, city_id, city }));
    }),
  );
  return found.every((places) => places.length > 0) ? found.flat() : [];
}

const isNamed = (name: string, names: readonly string[]) => {
  const known = new Set(names.map(plain));
  return splitNames(name).some((part) => known.has(plain(part)));
};

/** What two spellings of a name have in common, in any script: no capitals, accents, spaces or signs; "&" is "and". */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[\u0300-\u036f\u093c]|[^\p{L}\p{M}]/gu, "");
