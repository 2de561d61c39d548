import type { GeographyFile } from "../geography-file.ts";
import type { DistrictPincodes } from "./district-pincodes.ts";
import { stateRows } from "./districts.ts";

/** The text of `geography.json`. Deterministic, with one line for each district, so that diffs are readable. */
export function formatGeographyFile(pincodesByDistrict: DistrictPincodes["pincodesByDistrict"]): string {
  const states: GeographyFile["states"] = stateRows.map(({ id, name, hindi }) => [id, name, hindi]);
  const cities: GeographyFile["cities"] = stateRows.flatMap((state) =>
    state.districts.map(
      ([id, name, hindi]) => [id, state.id, name, hindi, (pincodesByDistrict.get(id) ?? []).map(Number)] as const,
    ),
  );
  const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  return `{"states":${lines(states)},\n"cities":${lines(cities)}}\n`;
}
