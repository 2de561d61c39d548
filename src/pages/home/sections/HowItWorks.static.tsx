import { useTranslation } from "react-i18next";
import { Section } from "#ui";
import * as styles from "./HowItWorks.css.ts";

const steps = ["apply", "verify", "receive", "enjoy"] as const;

/** Section 7 of the home page: four steps in order. */
export function HowItWorks() {
  const { t } = useTranslation("home-more");
  return (
    <Section tone="muted" heading={t("steps.heading")} lead={t("steps.lead")}>
      <ol role="list" className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.title}>{t(`steps.${step}.title`)}</h3>
            <p className={styles.stepText}>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
