import { useTranslation } from "react-i18next";
import { ButtonLink, Section } from "#ui";

/** For returning applicants: a link to the application status. */
export function AlreadyApplied() {
  const { t } = useTranslation("home");
  return (
    <Section tone="highlight" size="small" heading={t("status.heading")} lead={t("status.text")}>
      <ButtonLink href="/check" tone="neutral">
        {t("status.action")}
      </ButtonLink>
    </Section>
  );
}
