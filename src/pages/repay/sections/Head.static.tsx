import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { Hero } from "#ui";
import { PhoneAndReceipt } from "../art/PhoneAndReceipt.tsx";
import type { RepayText } from "../repay-text.ts";

/** The payee: the lender. */
export function Head() {
  const { t } = useTranslation("repay");
  const { eyebrow } = useTextTree<RepayText>("repay");
  return <Hero eyebrow={eyebrow} heading={t("heading")} lead={t("summary")} figure={<PhoneAndReceipt />} overlapped />;
}
