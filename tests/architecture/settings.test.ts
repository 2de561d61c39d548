import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settingsDocument, withSettingsTables } from "../../scripts/settings-table.ts";
import { settingGroups } from "../../server/settings-schema.ts";
import { readSources } from "./sources.ts";

/** Variables that our tests, our own commands, npm or the operating system set. */
const notSettings = [
  "CI",
  "DEV_SERVER_PORT",
  "GALLERY",
  "PATH",
  "SUDO_USER",
  "TEST_PORT",
  "npm_execpath",
  "npm_lifecycle_event",
];

/** The names of environment variables that a source reads. */
const namesRead = (text: string) =>
  [...text.matchAll(/\b(?:process\.env|environment)\.(\w+)/g)].map(([, name]) => name!);

it("the table of settings in docs/operations.md is up to date", () => {
  expect(withSettingsTables(), "Run: npm run generate").toBe(readFileSync(settingsDocument, "utf8"));
});

it("a table that was edited by hand is restored", () => {
  expect(withSettingsTables(readFileSync(settingsDocument, "utf8").replace("| `4173` |", "| `4174` |"))).toBe(
    readFileSync(settingsDocument, "utf8"),
  );
});

it("every environment variable that the build, the server or the staff command reads is a declared setting", () => {
  const names = readSources("vite.config.ts", "server/**/*.ts", "scripts/**/*.{ts,mjs}", "testing/build.ts")
    .filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))
    .flatMap(({ text }) => namesRead(text));
  const declared = Object.values(settingGroups).flatMap((group) => Object.keys(group));
  expect(names).toEqual(expect.arrayContaining(["SITE_ORIGIN", "SITE_MODE", "NODE_ENV", "DIST_DIR", "STAFF_NAME"]));
  expect([...new Set(names)].filter((name) => ![...declared, ...notSettings].includes(name))).toEqual([]);
});
