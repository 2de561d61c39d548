import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { settingGroups } from "../server/settings-schema.ts";

/** The document with the table of settings. */
export const settingsDocument = join(import.meta.dirname, "../docs/operations.md");

const begin = "<!-- Generated from server/settings-schema.ts by `npm run generate`; do not edit. -->";
const end = "<!-- End of the generated table. -->";

/** The text of {@link settingsDocument} with the tables that the schema of the settings gives. */
export function withSettingsTables(text = readFileSync(settingsDocument, "utf8")): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/operations.md has lost a line around the table of settings: ${begin} or ${end}`);
  return `${text.slice(0, from)}${begin}\n${settingsTables()}\n${text.slice(to)}`;
}

function settingsTables(): string {
  return Object.entries(settingGroups)
    .map(([title, settings]) => {
      const rows = Object.entries(settings).map(([name, schema]) => {
        const { unit = "", otherwise = "none" } = v.getMetadata(schema) as { unit?: string; otherwise?: string };
        const fallback = v.getDefault(schema);
        return `| \`${name}\` | ${fallback === undefined ? otherwise : `\`${fallback}\` ${unit}`.trim()} | ${v.getDescription(schema)} |`;
      });
      return `\n### ${title}\n\n| Name | Default | Meaning |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
    })
    .join("");
}
