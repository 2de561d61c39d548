import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createVoice, type Namespace, type Words } from "#i18n/instance";
import type { Language } from "#i18n/languages";

const root = join(import.meta.dirname, "../..");

/** Says one text of the site with its figures and names filled in: `t("apply:done.heading")`. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

/** The site's own words, as a page in this language says them. A key that does not exist is a fault of the test. */
export function voiceOf(language: Language): Say {
  const files = globSync(`locales/${language}/*.json`, { cwd: root });
  const words = Object.fromEntries(files.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join(root, file), "utf8")) as Words]));
  const voice = createVoice(language, words as Partial<Record<Namespace, Words>>);
  return (key, values = {}) => {
    if (!voice.exists(key as never, values)) throw new Error(`No locale file of "${language}" holds ${key}.`);
    return (voice.t as unknown as Say)(key, values);
  };
}
