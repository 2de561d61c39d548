import { useTranslation } from "react-i18next";
import { ButtonLink, Notice } from "#ui";
import * as styles from "./VideoStatement.css.ts";

/** The address names no application: says where the personal link comes from and how to get help. */
export function InvalidLink({ why }: { why: "missing" | "unknown" }) {
  const { t } = useTranslation("video-statement");
  return (
    <div className={styles.noLink}>
      <Notice tone="caution" heading={t("noLink.heading")} level={3}>
        <p>{t(`noLink.${why}`)}</p>
      </Notice>
      <p>{t("noLink.where")}</p>
      <ul>
        <li>{t("noLink.thanks")}</li>
        <li>{t("noLink.message")}</li>
      </ul>
      <p>{t("noLink.lost")}</p>
      <ButtonLink href="/apply-now" tone="neutral">
        {t("noLink.apply")}
      </ButtonLink>
    </div>
  );
}
