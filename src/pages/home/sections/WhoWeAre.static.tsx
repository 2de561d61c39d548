import { useTranslation } from "react-i18next";
import { ButtonLink, Icon, Section, icons } from "#ui";
import * as styles from "./WhoWeAre.css.ts";

const points = [
  { id: "quick", icon: icons.bolt },
  { id: "trusted", icon: icons.shield },
  { id: "customer", icon: icons.heart },
] as const;

/** Section 2 of the home page: the company, and three facts. */
export function WhoWeAre() {
  const { t } = useTranslation("home");
  return (
    <Section eyebrow={t("who.eyebrow")} heading={t("who.heading")}>
      <div className={styles.root}>
        <div className={styles.story}>
          <p className={styles.text}>{t("who.text")}</p>
          <ButtonLink href="/about-us" tone="neutral">
            {t("who.action")}
          </ButtonLink>
        </div>
        <ul role="list" className={styles.points}>
          {points.map(({ id, icon }) => (
            <li key={id} className={styles.point}>
              <span className={styles.icon}>
                <Icon shape={icon} size="medium" />
              </span>
              <div>
                <h3 className={styles.title}>{t(`who.${id}.title`)}</h3>
                <p className={styles.pointText}>{t(`who.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
