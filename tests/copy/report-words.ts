import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#i18n/languages";
import { reportWords } from "../../a11y/report/words.ts";
import { flatten, type Text } from "./words.ts";

const root = join(import.meta.dirname, "../..");

/** A message with its languages beside each other, as checks and criteria have them in their code: `{ en: "...", hi: "..." }`. */
const messageInCode = /\b(?<language>\w\w): (?:"(?<plain>(?:[^"\\]|\\.)*)"|`(?<filledIn>[^`]*)`)/g;

/** Every text of the accessibility report. Its key is the file, and the line or the name in it. */
export const reportTextsOf = (language: Language): Text[] => [
  ...flatten(reportWords[language], "a11y/report/words.ts:"),
  ...globSync("a11y/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts")).sort().flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    return [...code.matchAll(messageInCode)].filter(({ groups }) => groups!.language === language).map(({ groups, index }) => ({
      key: `${file}: line ${code.slice(0, index).split("\n").length}`,
      text: groups!.plain?.replaceAll('\\"', '"') ?? groups!.filledIn!.replace(/\$\{[^}]*\}/g, "∎"),
    }));
  }),
];
