import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
export const target = join(root, "src/i18n/resources.ts");

/** The text of `src/i18n/resources.ts`: every English namespace, so that a key which does not exist is a type error. */
export function resourceTypes(): string {
  const namespaces = readdirSync(join(root, "locales/en")).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5)).sort();
  const lines = namespaces.map((name) => `  ${JSON.stringify(name)}: typeof import("../../locales/en/${name}.json");`);
  return [
    "// Made from locales/en by `npm run locale-types`; do not edit.",
    "",
    "/** The words of the source language, by namespace. */",
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
  const text = resourceTypes();
  if (readFileSync(target, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(target, text);
}
