import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { exampleLoan, withAdditionalFee } from "#domain/example-loan";
import { advertised } from "#domain/facts/advertised";
import { calculator } from "#domain/facts/calculator";
import { toApplicationSearch } from "#domain/loan-terms-address";
import { daysOf, monthsOf, calculateTrueCost } from "#domain/true-cost";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { usePageState } from "#state/usePageState";
import { Link, RangeField, useAnnounce, useAnnounceChange } from "#ui";
import * as styles from "./Banner.css.ts";

const amounts = {
  min: advertised.amountRupees.min,
  max: advertised.bannerAmountRupees,
  step: calculator.amountRupees.step,
};
const tenures = { min: monthsOf(advertised.tenureDays.min), max: monthsOf(advertised.tenureDays.max) };

/**
 * The representative example beside the first Apply Now: what the visitor would receive and repay. Amount and tenure can be
 * moved; rate and fee are those of our example loan. Without script the sliders are not shown. docs/product.md, section 2.3.
 */
export function BannerExample() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const [loan, setLoan] = useState({ amountRupees: exampleLoan.amountRupees, months: tenures.max });
  const terms = useMemo(
    () => ({ ...exampleLoan, amountRupees: loan.amountRupees, tenureDays: daysOf(loan.months) }),
    [loan],
  );
  const cost = useMemo(() => calculateTrueCost(terms), [terms]);
  const costWithAdditional = useMemo(() => calculateTrueCost(withAdditionalFee(terms)), [terms]);
  usePageState("banner-example", () => loan, setLoan);

  const speakUp = useAnnounce();
  /** Whether the visitor has moved a slider: restored page state is not announced. */
  const isMoved = useRef(false);
  const announce = useCallback((message: string) => isMoved.current && speakUp(message), [speakUp]);
  const change = (part: Partial<typeof loan>) => {
    isMoved.current = true;
    setLoan((before) => ({ ...before, ...part }));
  };

  const rupees = (value: number) => formatRupees(value, language, 2);
  const amount = formatRupees(loan.amountRupees, language);
  const apr = formatPercent(cost.aprPercent, language, 2);
  const aprWithAdditional = formatPercent(costWithAdditional.aprPercent, language, 2);
  useAnnounceChange(
    t("card.announce", {
      net: rupees(cost.netReceivedRupees),
      total: rupees(cost.totalRupees),
      apr,
      aprWithAdditional,
    }),
    announce,
  );
  const lines = [
    { label: t("card.fee"), value: `− ${formatRupees(cost.feesRupees, language)}` },
    { label: t("card.receive"), value: formatRupees(cost.netReceivedRupees, language), strong: true },
    { label: t("card.emi", { count: cost.instalments }), value: rupees(cost.instalmentRupees) },
    { label: t("card.interest"), value: rupees(cost.interestRupees) },
    { label: t("card.repay"), value: rupees(cost.totalRupees), strong: true },
  ];
  // The same size for both: the lower one alone would be a best case.
  const aprs = [
    { label: t("card.apr"), value: apr },
    { label: t("card.aprWithAdditional"), value: aprWithAdditional },
  ];
  return (
    <figure className={styles.card} aria-labelledby="banner-example" data-island="interaction">
      <figcaption id="banner-example" className={styles.cardHeading}>
        {t("card.heading", { amount, months: loan.months, rate: formatPercent(exampleLoan.ratePercent, language) })}
      </figcaption>
      <div className={styles.sliders}>
        <RangeField
          label={t("card.amount")}
          {...amounts}
          value={loan.amountRupees}
          onChange={(amountRupees) => change({ amountRupees })}
          format={(value) => formatRupees(value, language)}
          speak={(value) => t("card.amountSpoken", { amount: formatNumber(value, language) })}
        />
        <RangeField
          label={t("card.tenure")}
          {...tenures}
          value={loan.months}
          onChange={(months) => change({ months })}
          format={(count) => formatNumber(count, language)}
          speak={(count) => t("card.months", { count })}
        />
      </div>
      <dl className={styles.lines}>
        {lines.map(({ label, value, strong }) => (
          <div key={label} className={strong ? styles.strongLine : styles.line}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.aprs}>
        {aprs.map(({ label, value }) => (
          <div key={label} className={styles.apr}>
            <dt>{label}</dt>
            <dd className={styles.aprValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t("card.note")}</p>
      <p>
        <Link href={`/apply-now?${toApplicationSearch(terms)}`} standalone>
          {t("card.apply", { amount })}
        </Link>
      </p>
    </figure>
  );
}
