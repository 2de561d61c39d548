import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { languages, localPath, otherLanguages, routePath } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Button } from "#ui";
import * as styles from "./LanguageOffer.css.ts";

/** Offers another language of the site to visitors who seem to prefer it: `src/app/static-page/language.ts` shows it to them. docs/product.md, section 11. */
export function LanguageOffer() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const page = routePath(useLocation().pathname);
  return otherLanguages(language).map((code) => {
    const { tag, invitation } = languages[code];
    return (
      <section
        key={code}
        className={styles.root}
        aria-label={t("offer.label")}
        data-offer={code}
        hidden
        suppressHydrationWarning
      >
        <p lang={tag} className={styles.message}>
          {invitation.text}
        </p>
        <a className={styles.accept} lang={tag} hrefLang={tag} href={localPath(page, code)} suppressHydrationWarning>
          {invitation.accept}
        </a>
        <Button tone="quiet" size="small" data-static="">
          {t("offer.close", { current: languages[language].name })}
        </Button>
      </section>
    );
  });
}
