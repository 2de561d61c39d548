import { useTranslation } from "react-i18next";
import { Contact } from "#features/contact";
import { Notice, Section, WithoutScript } from "#ui";

/** A complaint from the page itself: the contact form, its subject filled in. It is acknowledged with a number. */
export function Complain() {
  const { t } = useTranslation(["complaint", "shell"]);
  return (
    <Section id="complain" tone="muted" width="text" heading={t("heading")} lead={t("lead")}>
      <WithoutScript><Notice tone="caution">{t("shell:needsScript")}</Notice></WithoutScript>
      <Contact subject={t("subject")} />
    </Section>
  );
}
