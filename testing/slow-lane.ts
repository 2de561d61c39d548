import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./build.ts";
import { root } from "./root.ts";

/** What every page and every process depends on. */
const everywhere = [
  "{src,tokens,geography,locales,server,scripts}/**/*",
  "testing/**/*.ts",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/**
 * Proofs that take minutes: the files whose change can break them, and the test file, if it is one. "screen reader" is the
 * full list of Orca's journeys, "languages" the journeys of `inOneLanguage` in every language.
 */
const lanes: Record<"memory" | "databases" | "screen reader" | "languages", { covers: string[]; test?: string }> = {
  memory: {
    covers: ["server/**/*", "geography/*", "testing/**/*.ts", "package-lock.json"],
    test: "server/memory.integration.test.ts",
  },
  databases: {
    covers: ["server/**/*", "geography/*", "testing/**/*.ts", "package-lock.json"],
    test: "server/write-lock.integration.test.ts",
  },
  "screen reader": { covers: [...everywhere, "a11y/screen-reader/**/*"] },
  languages: { covers: [...everywhere, "tests/{journeys,support}/**/*"] },
};

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

/** The test file of a lane that is one. */
export const laneTest = (lane: Lane): string | undefined => lanes[lane].test;

/** In version control: the fingerprint of the files with which each lane last passed. */
const recordFile = "testing/slow-lane.json";

const readRecord = (folder: string) =>
  JSON.parse(readFileSync(join(folder, recordFile), "utf8")) as Partial<Record<Lane, string>>;

/** Whether files of a lane differ from those with which it last passed. */
export const isLaneStale = (lane: Lane, folder = root): boolean =>
  readRecord(folder)[lane] !== hashFiles(lanes[lane].covers, folder);

/** Records that lanes have passed with the files as they are. */
export function recordLanes(passed: readonly Lane[], folder = root): void {
  const record = {
    ...readRecord(folder),
    ...Object.fromEntries(passed.map((lane) => [lane, hashFiles(lanes[lane].covers, folder)])),
  };
  writeFileSync(join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}
