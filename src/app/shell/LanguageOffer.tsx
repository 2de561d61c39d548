import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { storageKeys } from "#content/storage";
import { packHandover } from "#i18n/handover";
import { languageCodes, languages, localPath, routePath, type Language } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Button } from "#ui";
import { rememberLanguage } from "./LanguageSwitch.tsx";
import * as styles from "./LanguageOffer.css.ts";

/**
 * A small note to a visitor whose browser, or whose earlier choice, prefers another language of the site. It offers and
 * never sends; put away, it stays away. It lies over the page's lower edge, so that nothing moves. product.md, section 3.
 */
export function LanguageOffer() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<Language>();

  // The prerendered page cannot know the visitor, so the note comes after it has come to life.
  useEffect(() => {
    const preferred = preferredLanguage(language);
    if (preferred && preferred !== language) setOffered(preferred);
  }, [language]);

  if (!offered) return null;
  const { tag, invitation } = languages[offered];
  return (
    <section className={styles.root} data-language-offer aria-label={t("offer.label")}>
      <p lang={tag} className={styles.message}>{invitation.text}</p>
      <a className={styles.accept} lang={tag} hrefLang={tag} href={localPath(routePath(pathname), offered) + search} onClick={() => {
        rememberLanguage(offered);
        packHandover(routePath(pathname));
      }}>
        {invitation.accept}
      </a>
      <Button tone="quiet" size="small" onClick={() => {
        rememberLanguage(language);
        setOffered(undefined);
      }}>
        {t("offer.close", { current: languages[language].name })}
      </Button>
    </section>
  );
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
