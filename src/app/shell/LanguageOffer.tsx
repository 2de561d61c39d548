import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { storageKeys } from "#content/storage";
import { languageCodes, languages, type Language } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import type { LanguageNoteProps } from "./LanguageNote.tsx";

// What cannot be fetched is not offered.
const LanguageNote = lazy<ComponentType<LanguageNoteProps>>(() => import("./LanguageNote.tsx").then((module) => ({ default: module.LanguageNote }), () => ({ default: () => null })));

/**
 * A small note to a visitor whose browser, or whose earlier choice, prefers another language of the site. It offers and
 * never sends; put away, it stays away. It lies over the page's lower edge, so that nothing moves. product.md, section 3.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const [offered, setOffered] = useState<Language>();

  // The prerendered page cannot know the visitor, so the note comes after it has come to life.
  useEffect(() => {
    const preferred = preferredLanguage(language);
    if (preferred && preferred !== language) setOffered(preferred);
  }, [language]);

  return offered && <Suspense><LanguageNote offered={offered} onClose={() => setOffered(undefined)} /></Suspense>;
}

/**
 * What the visitor chose before; else, on a page of the source language, the first language of the browser that the site
 * speaks. Who opens a Hindi address has found Hindi: many of its readers have a phone that is set to English.
 */
function preferredLanguage(current: Language): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKeys.language);
    if (kept && kept in languages) return kept as Language;
  } catch {
    return undefined; // What could not be kept would be asked again on every page.
  }
  if (languages[current].prefix !== "") return undefined;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return spoken.find((code): code is Language => (languageCodes as string[]).includes(code!));
}
