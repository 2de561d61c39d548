import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./build.ts";
import { root } from "./root.ts";

/** Proofs that take minutes, and the files whose change can break them. */
const lanes = {
  memory: ["server/**/*", "testing/server.ts", "package-lock.json"],
  databases: ["server/{gateway,plugins,routes,store}/**/*", "server/*", "testing/{postgres,server}.ts", "package-lock.json"],
  "screen reader": ["{src,tokens,locales}/**/*", "a11y/screen-reader/**/*", "testing/{screen-reader,application-form}.ts", "index.html", "package-lock.json"],
  languages: ["{src,tokens,locales}/**/*", "server/messages/*", "tests/{journeys,support}/**/*", "testing/{application-form,site}.ts", "index.html", "package-lock.json"],
};

/** The screen reader's full list, or the journeys of `inOneLanguage` in every language. */
export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

/** The test files that belong to a lane. They use much memory, or keep a database busy. */
export const laneFiles: Partial<Record<Lane, string>> = {
  memory: "server/memory.integration.test.ts",
  databases: "server/write-lock.integration.test.ts",
};

/** In version control: the fingerprint of the files with which each lane last passed. */
const recordFile = "testing/slow-lane.json";

const readRecord = (folder: string) => JSON.parse(readFileSync(join(folder, recordFile), "utf8")) as Partial<Record<Lane, string>>;

/** Whether files of a lane differ from those with which it last passed. */
export const isLaneStale = (lane: Lane, folder = root): boolean => readRecord(folder)[lane] !== hashFiles(lanes[lane], folder);

/** Records that lanes have passed with the files as they are. */
export function recordLanes(passed: readonly Lane[], folder = root): void {
  const record = { ...readRecord(folder), ...Object.fromEntries(passed.map((lane) => [lane, hashFiles(lanes[lane], folder)])) };
  writeFileSync(join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}
