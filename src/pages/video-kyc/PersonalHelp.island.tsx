import { useTranslation } from "react-i18next";
import { Contact } from "#features/contact";
import { FormNotice } from "#features/page-text";
import { useRefstr } from "#state/refstr";
import { Section } from "#ui";
import * as styles from "./PersonalHelp.css.ts";

/** Help from a person instead of the camera: the contact form with subject and first sentence. The acknowledgement has a number. */
export function PersonalHelp() {
  const { t } = useTranslation("video-statement");
  const code = useRefstr();
  return (
    <Section id="help-by-person" tone="muted" heading={t("person.heading")} lead={t("person.lead")}>
      <div className={styles.form}>
        <p>{t("person.call")}</p>
        <FormNotice />
        <Contact
          subject={t("person.subject")}
          message={code ? t("person.messageCode", { code }) : t("person.message")}
        />
      </div>
    </Section>
  );
}
