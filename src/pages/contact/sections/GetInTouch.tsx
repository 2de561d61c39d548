import { useTranslation } from "react-i18next";
import { Contact } from "#features/contact";
import { FormNotice } from "#features/page-text";
import { Section } from "#ui";
import { GrievanceOfficer } from "./GrievanceOfficer.static.tsx";
import * as styles from "./GetInTouch.css.ts";

/** The form, and beside it the grievance officer. */
export function GetInTouch() {
  const { t } = useTranslation("contact");
  return (
    <Section id="message" heading={t("message.heading")} lead={t("message.lead")}>
      <div className={styles.columns}>
        <div className={styles.form}>
          <FormNotice />
          <Contact />
        </div>
        <GrievanceOfficer />
      </div>
    </Section>
  );
}
