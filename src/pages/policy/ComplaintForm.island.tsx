import { useTranslation } from "react-i18next";
import { Contact } from "#features/contact";
import { FormNotice } from "#features/page-text";
import { Link, Section } from "#ui";

/** The contact form with the subject of a complaint. The acknowledgement has a complaint number. */
export function ComplaintForm() {
  const { t } = useTranslation("complaint");
  return (
    <Section tone="muted" width="text" heading={t("heading")} lead={t("lead")}>
      <FormNotice />
      <Contact subject={t("subject")} />
      <p>
        {t("track.before")} <Link href="#track">{t("track.heading")}</Link>
      </p>
    </Section>
  );
}
