import { useTranslation } from "react-i18next";
import { Icon, Section, icons } from "#ui";
import * as styles from "./WhyChooseUs.css.ts";

const reasons = [
  { id: "instant", icon: icons.clock },
  { id: "secure", icon: icons.lock },
  { id: "customer", icon: icons.people },
  { id: "partner", icon: icons.bank },
] as const;

/** Section 3 of the home page: four reasons. */
export function WhyChooseUs() {
  const { t } = useTranslation("home");
  return (
    <Section tone="muted" heading={t("why.heading")} lead={t("why.lead")}>
      <ul role="list" className={styles.root}>
        {reasons.map(({ id, icon }) => (
          <li key={id} className={styles.reason}>
            <span className={styles.icon}>
              <Icon shape={icon} size="large" />
            </span>
            <h3>{t(`why.${id}.title`)}</h3>
            <p className={styles.text}>{t(`why.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
