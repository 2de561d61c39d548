import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { ButtonLink, Hero } from "#ui";
import { LadderAndDesk } from "../art/LadderAndDesk.tsx";
import type { CareerText } from "../career-text.ts";

/** The purpose of our work, and a link to the form. */
export function Head() {
  const { t } = useTranslation("career");
  const { eyebrow, apply } = useTextTree<CareerText>("career");
  return (
    <Hero eyebrow={eyebrow} heading={t("heading")} lead={t("summary")} figure={<LadderAndDesk />}>
      <ButtonLink href="#application" tone="highlight">
        {apply}
      </ButtonLink>
    </Hero>
  );
}
