import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { packHandover } from "#i18n/handover";
import { languages, localPath, routePath, type Language } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Button } from "#ui";
import { rememberLanguage } from "./LanguageSwitch.tsx";
import * as styles from "./LanguageNote.css.ts";

export interface LanguageNoteProps {
  offered: Language;
  /** Told when the visitor would rather stay. */
  onClose: () => void;
}

/** The note with which `LanguageOffer` offers another language; few visitors see it, so the others do not fetch it. */
export function LanguageNote({ offered, onClose }: LanguageNoteProps) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { tag, invitation } = languages[offered];
  const note = useRef<HTMLElement>(null);

  // What takes focus while the note lies there stops short of it, however large the letters are. WCAG 2.4.12.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => { style.scrollPaddingBlockEnd = `calc(${(entry!.target as HTMLElement).offsetHeight}px + 1.5rem)`; });
    observer.observe(note.current!);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = "";
    };
  }, []);

  return (
    <section ref={note} className={styles.root} aria-label={t("offer.label")}>
      <p lang={tag} className={styles.message}>{invitation.text}</p>
      <a className={styles.accept} lang={tag} hrefLang={tag} href={localPath(routePath(pathname), offered) + search} onClick={() => {
        rememberLanguage(offered);
        packHandover(routePath(pathname));
      }}>
        {invitation.accept}
      </a>
      <Button tone="quiet" size="small" onClick={() => {
        rememberLanguage(language);
        onClose();
      }}>
        {t("offer.close", { current: languages[language].name })}
      </Button>
    </section>
  );
}

