import { useTranslation } from "react-i18next";
import type { Language } from "./languages.ts";

/** The language of the page; it never changes while the page stands, for switching it is a page load. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
