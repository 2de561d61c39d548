import { useCallback, useEffect, useMemo, useRef, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { calculator } from "#domain/facts";
import { simpleInterest } from "#domain/interest";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { ButtonLink, Disclosure, useAnnounce } from "#ui";
import { AmountSlider } from "./AmountSlider.tsx";
import * as styles from "./Calculator.css.ts";
import { RatesCard } from "./RatesCard.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { Summary } from "./Summary.tsx";
import { toSearch, useCalculation, type Calculation } from "./useCalculation.ts";

/** What the calculator is given. */
export interface CalculatorProps {
  /** Draws what stands behind "What will I really receive and repay?"; handed in, so that the page decides when it comes. */
  deeper: ComponentType<{ calculation: Calculation; change: (part: Partial<Calculation>) => void; announce: (message: string) => void }>;
}

const deeperId = "true-cost";
const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`)?.open ?? false;

/** The loan calculator. Specification, sections 2, 5 and 9. */
export function Calculator({ deeper: Deeper }: CalculatorProps) {
  const { t } = useTranslation("calculator");
  const language = useLanguage();
  const { calculation, change, asked } = useCalculation();
  const speakUp = useAnnounce();
  const announce = useCallback((message: string) => asked.current && speakUp(message), [asked, speakUp]);
  // Who has not opened it hears of the summary alone; the later of two messages is the one that is said.
  const announceDeeper = useCallback((message: string) => isOpen(deeperId) && announce(message), [announce]);
  const cost = useMemo(() => simpleInterest(calculation), [calculation]);

  // Said once it has come to rest: the announcer waits.
  const said = useRef(cost.totalRupees);
  useEffect(() => {
    if (said.current === cost.totalRupees) return;
    said.current = cost.totalRupees;
    announce(t("summary.announce", { interest: formatRupees(cost.interestRupees, language, 2), total: formatRupees(cost.totalRupees, language, 2) }));
  }, [announce, cost, language, t]);

  return (
    <div className={styles.root}>
      <div className={styles.questions}>
        <AmountSlider
          label={t("amount.label")} exact={t("amount.exact")} prefix="₹" limits={calculator.amountRupees}
          value={calculation.amountRupees} onChange={(amountRupees) => change({ amountRupees })}
          show={(value) => formatRupees(value, language)} speak={(value) => t("amount.spoken", { amount: formatNumber(value, language) })}
          write={(value) => formatNumber(value, language)} name="amount"
        />
        <AmountSlider
          label={t("tenure.label")} exact={t("tenure.exact")} suffix={t("tenure.unit")} limits={calculator.tenureDays}
          value={calculation.tenureDays} onChange={(tenureDays) => change({ tenureDays })}
          show={(count) => t("tenure.value", { count })} speak={(count) => t("tenure.value", { count })} write={(value) => formatNumber(value, language)} name="days"
        />
        <AmountSlider
          label={t("rate.label")} exact={t("rate.exact")} suffix="%" limits={calculator.ratePercent} decimal
          value={calculation.ratePercent} onChange={(ratePercent) => change({ ratePercent })}
          show={(value) => formatPercent(value, language)} speak={(value) => t("rate.spoken", { rate: formatNumber(value, language) })}
          write={(value) => formatNumber(value, language)} name="rate"
        />
      </div>
      <div className={styles.answer}>
        <Summary cost={cost} />
        <ButtonLink href={`/apply-now?amount=${calculation.amountRupees}`} stretch>{t("apply")}</ButtonLink>
        <ShareLink search={toSearch(calculation)} />
      </div>
      <div className={styles.rates}><RatesCard /></div>
      <div className={styles.deeper}>
        <Disclosure summary={t("trueCost.heading")} level={3} id={deeperId}>
          <Deeper calculation={calculation} change={change} announce={announceDeeper} />
        </Disclosure>
      </div>
    </div>
  );
}
