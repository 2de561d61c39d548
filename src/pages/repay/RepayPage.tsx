import { useTranslation } from "react-i18next";
import { Hero } from "#ui";
import { PhoneAndReceipt } from "./art/PhoneAndReceipt.tsx";
import { BeforeYouPay } from "./sections/BeforeYouPay.tsx";
import { Situations } from "./sections/Situations.tsx";
import { WhereToPay } from "./sections/WhereToPay.tsx";

/** Repay Loan: specification, section 2. Payment is made outside the product. */
export function Page() {
  const { t } = useTranslation("repay");
  return (
    <>
      <Hero eyebrow={t("eyebrow")} heading={t("heading")} lead={t("summary")} figure={<PhoneAndReceipt />} overlapped />
      <WhereToPay />
      <BeforeYouPay />
      <Situations />
    </>
  );
}
