import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { Contact } from "#features/contact";
import { DescriptionList, IconLine, Link, Notice, Section, WithoutScript, icons } from "#ui";
import * as styles from "./GetInTouch.css.ts";

/** The form, and beside it whom to turn to when something has gone wrong. */
export function GetInTouch() {
  const { t } = useTranslation(["contact", "shell"]);
  return (
    <Section id="message" heading={t("message.heading")} lead={t("message.lead")}>
      <div className={styles.columns}>
        <div className={styles.form}>
          <WithoutScript><Notice tone="caution">{t("shell:needsScript")}</Notice></WithoutScript>
          <Contact />
        </div>
        <GrievanceOfficer />
      </div>
    </Section>
  );
}

/** The block of the grievance officer. */
function GrievanceOfficer() {
  const { t } = useTranslation("contact");
  return (
    <section id="grievance" className={styles.officer} aria-labelledby="officer">
      <p className={styles.eyebrow}>{t("grievance.eyebrow")}</p>
      <h3 id="officer">{t("grievance.heading")}</h3>
      <p>{t("grievance.text")}</p>
      <DescriptionList
        items={[
          { id: "email", term: t("grievance.email"), value: <Link href={`mailto:${company.grievanceEmail}`} standalone>{company.grievanceEmail}</Link> },
          { id: "phone", term: t("grievance.phone"), value: <Link href={`tel:${company.grievancePhoneLink}`} standalone>{company.grievancePhone}</Link> },
        ]}
      />
      <IconLine icon={icons.clock} tone="muted" size="small">{t("grievance.weekdays")}<br />{t("grievance.saturday")}</IconLine>
      <p className={styles.further}>{t("grievance.further")} <Link href="/grievance-redressal">{t("grievance.steps")}</Link></p>
    </section>
  );
}
