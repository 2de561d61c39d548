import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { CareerForm } from "#features/careers";
import { CopyButton, Link, Section } from "#ui";
import * as styles from "./YourApplication.css.ts";

const steps = ["open", "attach", "send", "answer"] as const;

/** The form, and beside it what the button does and what it cannot do. */
export function YourApplication() {
  const { t } = useTranslation("career");
  return (
    <Section id="application" tone="muted" heading={t("form.heading")} lead={t("form.lead")}>
      <div className={styles.columns}>
        <section className={styles.steps} aria-labelledby="career-steps">
          <h3 id="career-steps">{t("steps.heading")}</h3>
          <ol role="list" className={styles.list}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
          <div className={styles.none}>
            <p>{t("steps.none")}</p>
            <Link href={`mailto:${company.careersEmail}`} standalone>
              {company.careersEmail}
            </Link>
            <CopyButton
              text={company.careersEmail}
              outcome={{ copied: t("steps.copied"), failed: t("steps.copyFailed") }}
            >
              {t("steps.copy")}
            </CopyButton>
          </div>
        </section>
        <div className={styles.form}>
          <CareerForm />
        </div>
      </div>
    </Section>
  );
}
