import type { i18n } from "i18next";
import lists from "virtual:words";
import { addTranslations, type Namespace, type Translations } from "./instance.ts";
import type { Language } from "./languages.ts";

/** Fetches namespaces in one language. Rejects if a file cannot be loaded. */
export async function loadTranslations(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Record<Namespace, Translations>>> {
  const { files } = await lists[language]!();
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const load = files[`./${namespace}.json`];
      if (!load) throw new Error(`There is no locales/${language}/${namespace}.json.`);
      return [namespace, await load()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Fetches the namespaces that the instance does not have yet, and adds them. */
export async function loadNamespaces(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const language = i18n.language as Language;
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  const translations = await loadTranslations(language, missing);
  for (const namespace of missing) addTranslations(i18n, namespace, translations[namespace]!);
}
