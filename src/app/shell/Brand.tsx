import { useTranslation } from "react-i18next";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./Brand.css.ts";

/** Logo and name, with a link to the home page. */
export function Brand() {
  const { t } = useTranslation(["shell", "company"]);
  return (
    <AppLink href="/" className={styles.root} aria-label={t("brand.home")}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="11" className={styles.background} />
        <path
          d="M26.6 13.2c-1.2-1.9-3.5-3-6.3-3-3.9 0-6.7 2-6.7 5 0 6.7 11.6 3.6 11.6 8 0 1.8-1.8 2.9-4.6 2.9-3 0-5.1-1.2-6.3-3.1"
          className={styles.letter}
        />
        <path d="M11 32h18" className={styles.line} />
      </svg>
      <span className={styles.name}>{t("company:brand")}</span>
    </AppLink>
  );
}
