import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsDocument, withSettingsTables } from "./settings-table.ts";

const root = join(import.meta.dirname, "..");
export const target = join(root, "src/i18n/resources.ts");

/**
 * The text of `src/i18n/resources.ts`: every English namespace, so that a missing key is a type error. Texts under `text`
 * are left out: the browser's build does not have them.
 */
export function resourceTypes(): string {
  const folder = join(root, "locales/en");
  const namespaces = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -5))
    .sort();
  const lines = namespaces.map((name) => {
    const texts = `typeof import("../../locales/en/${name}.json")`;
    const hasText = "text" in (JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as object);
    return `  ${JSON.stringify(name)}: ${hasText ? `Omit<${texts}, "text">` : texts};`;
  });
  return [
    "// Generated from locales/en by `npm run generate`; do not edit.",
    "",
    "/** The texts of the source language, by namespace. */",
    "export interface Resources {",
    ...lines,
    "}",
    "",
    'declare module "i18next" {',
    "  interface CustomTypeOptions {",
    '    defaultNS: "common";',
    "    resources: Resources;",
    "  }",
    "}",
    "",
  ].join("\n");
}

if (import.meta.main) {
  for (const [file, text] of [
    [target, resourceTypes()],
    [settingsDocument, withSettingsTables()],
  ] as const) {
    if (readFileSync(file, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(file, text);
  }
}
