import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createI18n, type Namespace, type Translations } from "#i18n/instance";
import type { Language } from "#i18n/languages";

const root = join(import.meta.dirname, "..");

/** Returns a text of the site with its placeholders filled in: `t("apply:done.heading")`. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The translation function of a language. A missing key throws, because it is an error in the test. */
export function createTranslate(language: Language): Translate {
  const files = globSync(`locales/${language}/*.json`, { cwd: root });
  const resources = Object.fromEntries(
    files.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(join(root, file), "utf8")) as Translations]),
  );
  const i18n = createI18n(language, resources as Partial<Record<Namespace, Translations>>);
  return (key, values = {}) => {
    if (!i18n.exists(key as never, values)) throw new Error(`No locale file of "${language}" holds ${key}.`);
    return (i18n.t as unknown as Translate)(key, values);
  };
}
