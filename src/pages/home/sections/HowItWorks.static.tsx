import { useTranslation } from "react-i18next";
import { Section } from "#ui";
import { HouseAtSunrise } from "../art/HouseAtSunrise.tsx";
import * as styles from "./HowItWorks.css.ts";

const steps = ["apply", "verify", "receive", "enjoy"] as const;

/** Section 7 of the home page: four steps in order, along a road that leads home. */
export function HowItWorks() {
  const { t } = useTranslation("home-more");
  return (
    <Section tone="highlight" heading={t("steps.heading")} lead={t("steps.lead")}>
      <div className={styles.root}>
        <ol role="list" className={styles.list}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.title}>{t(`steps.${step}.title`)}</h3>
              <p className={styles.stepText}>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.house}>
          <HouseAtSunrise />
        </div>
      </div>
    </Section>
  );
}
