import { useTranslation } from "react-i18next";
import { Calculator } from "#features/calculator";
import { Section } from "#ui";
import { TrueCost } from "../TrueCost.island.tsx";

/** The calculator, "Plan Your Finances". */
export function LoanCalculator() {
  const { t } = useTranslation("calculator");
  return (
    <Section id="calculator" tone="muted" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <Calculator deeper={TrueCost} />
    </Section>
  );
}
