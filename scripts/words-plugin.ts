import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment, Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const name = "virtual:words";
const figures = "virtual:figures";

/** The translations that every page needs. */
const everywhere = ["common.json", "company.json", "shell.json"];

/** The browser's build, whose pages have their long texts in the HTML. */
const isForBrowser = ({ config }: Environment) => config.command === "build" && config.consumer === "client";

/** A locale file as the browser downloads it. */
function spoken(json: string): object {
  const words = JSON.parse(json) as Record<string, unknown>;
  delete words.text;
  return words;
}

/**
 * Makes `virtual:words` out of the folders in `locales/`: for each language a list of its files, in a module of its own,
 * so that a visitor downloads one language's list and a new language needs no code. Read by `src/i18n/load-namespaces.ts`.
 *
 * What is under `text` in a file belongs to static parts and is left out of the browser's build: it is in the HTML
 * already. So are the figures of `src/domain/facts/` that only such texts name, 1.6 KB on every page.
 * docs/decisions/0030-static-parts-and-islands.md
 */
export function wordsPlugin(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === name || id.startsWith(`${name}/`)) return id;
      return id === "#domain/facts" && importer?.endsWith("/src/i18n/instance.ts") && isForBrowser(this.environment)
        ? figures
        : undefined;
    },
    load(id) {
      if (id === figures) {
        const words = globSync("locales/*/*.json", { cwd: root }).map((file) =>
          JSON.stringify(spoken(readFileSync(join(root, file), "utf8"))),
        );
        const groups = new Set(
          words.flatMap((text) => [...text.matchAll(/\{\{facts\.(\w+)/g)].map(([, group]) => group)),
        );
        return `export { ${[...groups].sort().join(", ")} } from "/src/domain/facts.ts"`;
      }
      if (id === name) {
        const languages = readdirSync(join(root, "locales"));
        return `export default {${languages.map((language) => `${language}: () => import("${name}/${language}")`).join(",")}}`;
      }
      if (!id.startsWith(`${name}/`)) return undefined;
      const folder = `/locales/${id.slice(name.length + 1)}`;
      // Some files have nothing for the browser.
      const isSilent = (file: string) =>
        Object.keys(spoken(readFileSync(join(root, folder, file), "utf8"))).length === 0;
      const silent = isForBrowser(this.environment)
        ? globSync("*.json", { cwd: join(root, folder) }).filter(isSilent)
        : [];
      // The texts of every page are in the list itself: a function to load each file would be larger than what it saves.
      const patterns = JSON.stringify([
        `${folder}/*.json`,
        ...[...everywhere, ...silent].map((file) => `!${folder}/${file}`),
      ]);
      return [
        ...everywhere.map((file, index) => `import words${index} from "${folder}/${file}";`),
        `export const files = {`,
        ...everywhere.map((file, index) => `"./${file}": async () => words${index},`),
        `...import.meta.glob(${patterns}, { import: "default", base: "${folder}" }) };`,
      ].join("\n");
    },
    transform: {
      filter: { id: /\/locales\/[\w-]+\/[\w-]+\.json$/ },
      handler(code) {
        return isForBrowser(this.environment) ? { code: JSON.stringify(spoken(code)), map: null } : undefined;
      },
    },
  };
}
