import type { GeographyFile } from "#geography/geography-file";

/** A state or union territory: a row of the table `states`. */
export interface State {
  state_id: string;
  name_en: string;
  name_hi: string;
}

/** A district, which the form calls "city or district": a row of the table `cities`. */
export interface City {
  city_id: string;
  state_id: string;
  name_en: string;
  name_hi: string;
}

/** A PIN code of one district: a row of the table `pincodes`. A PIN code in several districts has a row, and an id, for each. */
export interface Pincode {
  /** The district's id followed by the six digits: 110001 in district 701 is "701110001". */
  pincode_id: string;
  city_id: string;
  /** Six digits. */
  value: string;
}

/** All places that the form offers. docs/product.md, section 4.3. */
export interface Geography {
  states: State[];
  cities: City[];
  pincodes: Pincode[];
}

/** Loads `geography.json` as rows. The import is dynamic because only the start of the server and the benchmarks need the large file. */
export async function loadGeography(): Promise<Geography> {
  const { default: json } = await import("../../geography/geography.json", { with: { type: "json" } });
  // TypeScript types a JSON tuple as an array of a union. geography/geography.test.ts compares the file with what its generator writes.
  const file = json as unknown as GeographyFile;
  return {
    states: file.states.map(([id, name, hindi]) => ({ state_id: String(id), name_en: name, name_hi: hindi })),
    cities: file.cities.map(([id, stateId, name, hindi]) => ({
      city_id: String(id),
      state_id: String(stateId),
      name_en: name,
      name_hi: hindi,
    })),
    pincodes: file.cities.flatMap(([id, , , , pincodes]) =>
      pincodes.map((pincode) => ({
        pincode_id: `${id}${pincode}`,
        city_id: String(id),
        value: String(pincode),
      })),
    ),
  };
}
