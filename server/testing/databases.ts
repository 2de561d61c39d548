import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { findPostgres, postgresMissing, startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import type { DatabaseSettings } from "../env.ts";

/** Creates an empty database and returns its settings. */
export type NewDatabase = () => Promise<DatabaseSettings>;

/**
 * Runs the same tests on SQLite and on PostgreSQL. If PostgreSQL is not installed, its tests are skipped under a title
 * that says what to install; with CI=true they fail.
 */
export function onBothDatabases(suite: (newDatabase: NewDatabase) => void): void {
  describe("on SQLite", () => {
    const folder = testFolder();
    let count = 0;
    suite(async () => ({ kind: "sqlite", file: join(folder(), `${++count}.sqlite`) }));
  });
  onPostgres(suite);
}

/** Runs tests only on PostgreSQL, under the same condition. */
export function onPostgres(suite: (newDatabase: NewDatabase) => void): void {
  const missing = findPostgres() === undefined && process.env.CI !== "true";
  describe.skipIf(missing)(missing ? `on PostgreSQL (skipped: ${postgresMissing})` : "on PostgreSQL", () => {
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres?.stop());
    suite(async () => ({ kind: "postgres", url: await postgres!.createDatabase(), poolSize: 10 }));
  });
}

/** Creates a folder before the tests of the surrounding `describe` and deletes it after them. Call the result to get its path. */
export function testFolder(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "saral-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
