import { useTranslation } from "react-i18next";
import { Contact } from "#features/contact";
import { FormNotice, PageText } from "#features/page-text";
import { Section } from "#ui";
import { GrievanceOfficer } from "./GrievanceOfficer.tsx";
import * as styles from "./GetInTouch.css.ts";

// What the text is drawn with: the browser's build draws nothing of it.
import "#ui/DescriptionList/DescriptionList.css";
import "#ui/IconLine/IconLine.css";
import "./GrievanceOfficer.css.ts";

/** The form, and beside it whom to turn to when something has gone wrong. */
export function GetInTouch() {
  const { t } = useTranslation("contact");
  return (
    <Section id="message" heading={t("message.heading")} lead={t("message.lead")}>
      <div className={styles.columns}>
        <div className={styles.form}>
          <FormNotice />
          <Contact />
        </div>
        <PageText part="officer" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <GrievanceOfficer />)} />
      </div>
    </Section>
  );
}
