/** Generates geography.json from its two packages: `node server/geography/make.ts`. See README.md in this folder. */
import { writeFileSync } from "node:fs";
import { differingTotals, geographyText, readSources } from "./build.ts";
import { join } from "./join.ts";

const sources = readSources();
const joined = join(sources);
const problems = [...differingTotals(sources), ...joined.problems];

if (problems.length) {
  console.error(`geography.json was not written:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
  process.exitCode = 1;
} else {
  const text = geographyText(joined);
  writeFileSync(new URL("geography.json", import.meta.url), text);
  const listings = [...joined.listed.values()].reduce((total, pincodes) => total + pincodes.length, 0);
  const bytes = Buffer.byteLength(text);
  console.log(`geography.json: ${joined.listed.size} districts, ${listings} listings of PIN codes, ${bytes} bytes.`);
}
