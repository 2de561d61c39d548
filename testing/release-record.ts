import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a release records about itself in `.release.json`, which the server never serves. */
export interface ReleaseRecord {
  /** Fingerprint of everything the release was built from, see `build.ts`. */
  fingerprint: string;
  /** Assets of earlier releases that it still contains, by the id of the release that replaced them. */
  kept: Record<string, string[]>;
}

/** Name of the record in the folder of a release. */
export const releaseRecordFile = ".release.json";

/** The record of the release in a folder; undefined if none was published there. */
export function readRelease(dist: string): ReleaseRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, releaseRecordFile), "utf8")) as ReleaseRecord;
  } catch {
    return undefined;
  }
}
