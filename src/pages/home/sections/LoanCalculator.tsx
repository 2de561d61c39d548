import { useTranslation } from "react-i18next";
import { Calculator } from "#features/calculator";
import { later } from "#features/later";
import type { TrueCostProps } from "#features/true-cost";
import { Section } from "#ui";

const TrueCost = later<TrueCostProps>(async () => (await import("../MyCost.tsx")).TrueCost, ["true-cost"]);

/** The calculator, "Plan Your Finances". */
export function LoanCalculator() {
  const { t } = useTranslation("calculator");
  return (
    <Section id="calculator" tone="muted" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <Calculator deeper={TrueCost} />
    </Section>
  );
}
