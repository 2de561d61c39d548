import { useTranslation } from "react-i18next";
import type { Language } from "./languages.ts";

/** The language of the page. It never changes on a loaded page: switching the language loads a new one. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
