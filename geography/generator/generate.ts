/** `npm run geography`: generates geography.json from two npm packages. See ../README.md. */
import { writeFileSync } from "node:fs";
import { mapPincodesToDistricts } from "./district-pincodes.ts";
import { formatGeographyFile } from "./format-geography.ts";
import { describeChangedTotals, readPackageData } from "./package-data.ts";

const packageData = readPackageData();
const { pincodesByDistrict, problems: mappingProblems } = mapPincodesToDistricts(packageData);
const problems = [...describeChangedTotals(packageData), ...mappingProblems];

if (problems.length) {
  console.error(`geography.json was not written:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
  process.exitCode = 1;
} else {
  const text = formatGeographyFile(pincodesByDistrict);
  writeFileSync(new URL("../geography.json", import.meta.url), text);
  const listingCount = [...pincodesByDistrict.values()].reduce((total, pincodes) => total + pincodes.length, 0);
  console.log(
    `geography.json: ${pincodesByDistrict.size} districts, ${listingCount} listings of PIN codes, ${Buffer.byteLength(text)} bytes.`,
  );
}
