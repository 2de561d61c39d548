import { useTranslation } from "react-i18next";
import { ButtonLink, Hero } from "#ui";
import { LadderAndDesk } from "./art/LadderAndDesk.tsx";
import { Benefits } from "./sections/Benefits.tsx";
import { YourApplication } from "./sections/YourApplication.tsx";

/** Careers: specification, section 2. */
export function Page() {
  const { t } = useTranslation("career");
  return (
    <>
      <Hero eyebrow={t("eyebrow")} heading={t("heading")} lead={t("summary")} figure={<LadderAndDesk />}>
        <ButtonLink href="#application" tone="highlight">{t("apply")}</ButtonLink>
      </Hero>
      <Benefits />
      <YourApplication />
    </>
  );
}
