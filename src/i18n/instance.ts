import i18next, { type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
// In the browser's build only what its translations name: see scripts/words-plugin.ts.
import * as facts from "#domain/facts";
import { company } from "#content/company";
import { formatClock, formatDate, formatNumber, formatPercent, formatRupees } from "./format.ts";
import type { Language } from "./languages.ts";
import type { Resources } from "./resources.ts";

/** The name of a file in `locales/<language>/`. */
export type Namespace = keyof Resources;

/** Namespaces that every page needs: those of the shell and the company. */
export const coreNamespaces = ["common", "shell", "company"] as const satisfies Namespace[];

/** Translates keys of the namespaces that every page has. */
export type CoreTFunction = TFunction<["common", "shell", "company"]>;

/** One nested dictionary: the content of a locale file. */
export type Translations = Record<string, unknown>;

/**
 * Creates the i18next instance for one language. No fallback: a missing key is shown as the key and fails a test, instead
 * of silently showing English. Every text may use `{{facts.…}}` and `{{company.…}}`, and the formats `rupees`, `number`,
 * `percent`, `date` and `clock`.
 */
export function createI18n(language: Language, translations: Partial<Record<Namespace, Translations>>): i18n {
  const i18n = i18next.createInstance();
  const names: Record<string, unknown> = {
    ...company,
    ...translations.company,
    bank: { ...company.bank, ...(translations.company?.bank as Translations) },
  };
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(translations),
    defaultNS: "common",
    resources: { [language]: translations as Record<string, Translations> },
    initAsync: false,
    returnNull: false,
    interpolation: {
      escapeValue: false, // React escapes.
      defaultVariables: { facts, company: names },
    },
    react: { useSuspense: false },
  });
  const formatter = i18n.services.formatter!;
  formatter.add("rupees", (value: number) => formatRupees(value, language));
  formatter.add("rupeesExact", (value: number) => formatRupees(value, language, 2));
  formatter.add("number", (value: number) => formatNumber(value, language));
  formatter.add("percent", (value: number) => formatPercent(value, language));
  formatter.add("date", (value: Date) => formatDate(value, language));
  formatter.add("clock", (value: string) => formatClock(value, language));
  // The office hours contain placeholders themselves, and i18next does not interpolate inserted values again.
  if (translations.company) names.officeHours = i18n.t("company:officeHours");
  return i18n;
}

/** Adds the translations of one namespace, unless the instance already has it. */
export function addTranslations(i18n: i18n, namespace: Namespace, translations: Translations): void {
  if (!i18n.hasResourceBundle(i18n.language, namespace)) i18n.addResourceBundle(i18n.language, namespace, translations);
}
