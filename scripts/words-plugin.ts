import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:words";

/**
 * Makes `virtual:words` out of the folders in `locales/`: for each language a list of its files, in a module of its own,
 * so that a visitor downloads one language's list and a new language needs no code. Read by `src/i18n/load.ts`.
 */
export function wordsPlugin(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? id : undefined),
    load(id) {
      if (id === name) {
        const languages = readdirSync(join(import.meta.dirname, "../locales"));
        return `export default {${languages.map((language) => `${language}: () => import("${name}/${language}")`).join(",")}}`;
      }
      if (!id.startsWith(`${name}/`)) return undefined;
      const folder = `/locales/${id.slice(name.length + 1)}`;
      return `export const files = import.meta.glob("${folder}/*.json", { import: "default", base: "${folder}" })`;
    },
  };
}
