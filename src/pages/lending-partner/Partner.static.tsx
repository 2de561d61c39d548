import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { Hero } from "#ui";
import { HouseAndPaper } from "./art/HouseAndPaper.tsx";
import type { PartnerText } from "./partner-text.ts";
import { Certificate } from "./sections/Certificate.tsx";
import { Contact } from "./sections/Contact.tsx";
import { Disclaimer } from "./sections/Disclaimer.tsx";
import { Model } from "./sections/Model.tsx";
import { Policies } from "./sections/Policies.tsx";
import { Responsible } from "./sections/Responsible.tsx";
import { Verify } from "./sections/Verify.tsx";

/** The lender, the division of work, and how to check both. */
export function Partner() {
  const { t } = useTranslation("lending-partner");
  const { eyebrow } = useTextTree<PartnerText>("lending-partner");
  return (
    <>
      <Hero eyebrow={eyebrow} heading={t("heading")} lead={t("summary")} figure={<HouseAndPaper />} overlapped />
      <Certificate />
      <Model />
      <Responsible />
      <Verify />
      <Disclaimer />
      <Contact />
      <Policies />
    </>
  );
}
