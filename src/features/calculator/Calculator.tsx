import { useCallback, useMemo, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { calculator } from "#domain/facts/calculator";
import { calculateSimpleInterest } from "#domain/interest";
import { toApplicationSearch, toCalculationSearch } from "#domain/loan-terms-address";
import { toLoanTerms, type TypedTerms } from "#domain/typed-loan-terms";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { ButtonLink, Disclosure, useAnnounce, useAnnounceChange } from "#ui";
import { AmountSlider } from "./AmountSlider.tsx";
import * as styles from "./Calculator.css.ts";
import { RatesCard } from "./RatesCard.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { Summary } from "./Summary.tsx";
import { useCalculation } from "./useCalculation.ts";

/** Props of {@link Calculator}. */
export interface CalculatorProps {
  /** Renders the content of "What will I really receive and repay?". A prop, so that the page decides when it is loaded. */
  deeper: ComponentType<{
    calculation: TypedTerms;
    change: (part: Partial<TypedTerms>) => void;
    announce: (message: string) => void;
  }>;
}

const deeperId = "true-cost";
const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`)?.open ?? false;

/** The loan calculator. docs/product.md, sections 2.4 and 9.4. */
export function Calculator({ deeper: Deeper }: CalculatorProps) {
  const { t } = useTranslation(["calculator", "common"]);
  const language = useLanguage();
  const { calculation, change, hasChanged } = useCalculation();
  const speakUp = useAnnounce();
  const announce = useCallback((message: string) => hasChanged.current && speakUp(message), [hasChanged, speakUp]);
  // While this part is closed only the summary is announced. Of two messages the later one is announced.
  const announceDeeper = useCallback((message: string) => isOpen(deeperId) && announce(message), [announce]);
  const question = useMemo(() => toLoanTerms(calculation), [calculation]);
  const cost = useMemo(() => question && calculateSimpleInterest(question), [question]);
  const rupees = (value: number) => formatRupees(value, language);
  const exactRupees = (value: number) => formatRupees(value, language, 2);
  useAnnounceChange(
    cost && t("summary.announce", { interest: exactRupees(cost.interestRupees), total: exactRupees(cost.totalRupees) }),
    announce,
  );
  const amount = typeof calculation.amountRupees === "number" ? calculation.amountRupees : undefined;

  return (
    <div className={styles.root} data-island="visible">
      <div className={styles.questions}>
        <AmountSlider
          label={t("amount.label")}
          exact={t("amount.exact")}
          name="amount"
          prefix="₹"
          limits={{ ...calculator.amountRupees, decimals: 2 }}
          value={calculation.amountRupees}
          onChange={(amountRupees) => change({ amountRupees })}
          show={rupees}
          showLimit={rupees}
          speak={(value) => t("amount.spoken", { amount: formatNumber(value, language) })}
        />
        <AmountSlider
          label={t("tenure.label")}
          exact={t("tenure.exact")}
          name="days"
          suffix={t("tenure.unit")}
          limits={calculator.tenureDays}
          value={calculation.tenureDays}
          onChange={(tenureDays) => change({ tenureDays })}
          show={(count) => t("tenure.value", { count })}
          speak={(count) => t("tenure.value", { count })}
        />
        <AmountSlider
          label={t("rate.label")}
          exact={t("rate.exact")}
          name="rate"
          suffix="%"
          limits={{ ...calculator.ratePercent, decimals: 2 }}
          value={calculation.ratePercent}
          onChange={(ratePercent) => change({ ratePercent })}
          show={(value) => formatPercent(value, language)}
          showLimit={(value) => formatPercent(value, language)}
          speak={(value) => t("rate.spoken", { rate: formatNumber(value, language) })}
        />
      </div>
      <div className={styles.answer}>
        <Summary cost={cost} />
        {amount === undefined ? (
          <ButtonLink href="/apply-now" fullWidth>
            {t("common:apply")}
          </ButtonLink>
        ) : (
          <ButtonLink href={`/apply-now?${toApplicationSearch({ ...calculation, amountRupees: amount })}`} fullWidth>
            {t("apply")}
          </ButtonLink>
        )}
        <ShareLink
          search={cost && toCalculationSearch(calculation)}
          text={
            cost && question
              ? t("share.text", {
                  amount: rupees(question.amountRupees),
                  days: t("tenure.value", { count: question.tenureDays }),
                  rate: formatPercent(question.ratePercent, language),
                  interest: exactRupees(cost.interestRupees),
                  total: exactRupees(cost.totalRupees),
                })
              : ""
          }
        />
      </div>
      <div className={styles.rates}>
        <RatesCard />
      </div>
      <div className={styles.deeper}>
        <Disclosure summary={t("trueCost.heading")} level={3} id={deeperId}>
          <Deeper calculation={calculation} change={change} announce={announceDeeper} />
        </Disclosure>
      </div>
    </div>
  );
}
