import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { Hero } from "#ui";
import { QuestionAndAnswer } from "../art/QuestionAndAnswer.tsx";
import type { FaqsText } from "../faq-text.ts";

/** What the page is for. */
export function Head() {
  const { t } = useTranslation("faqs");
  const { eyebrow } = useTextTree<FaqsText>("faqs");
  return <Hero eyebrow={eyebrow} heading={t("heading")} lead={t("summary")} figure={<QuestionAndAnswer />} />;
}
