import { exampleLoan } from "#domain/example-loan";
import { trueCost } from "#domain/true-cost";
import { useTextWords } from "#features/page-text";
import { formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import * as styles from "./Banner.css.ts";

const cost = trueCost(exampleLoan);

/** The representative example beside the first Apply Now: amount, tenure, rate, fee and total cost. */
export function BannerExample() {
  const say = useTextWords("home");
  const language = useLanguage();
  const rupees = (value: number) => formatRupees(value, language, 2);
  const lines = [
    { label: say("card.borrow"), value: formatRupees(exampleLoan.amountRupees, language) },
    { label: say("card.fee"), value: `− ${formatRupees(cost.feesRupees, language)}` },
    { label: say("card.receive"), value: formatRupees(cost.netReceivedRupees, language), strong: true },
    { label: say("card.emi", { count: cost.instalments }), value: rupees(cost.instalmentRupees) },
    { label: say("card.interest"), value: rupees(cost.interestRupees) },
    { label: say("card.repay"), value: rupees(cost.totalRupees), strong: true },
  ];
  return (
    <figure className={styles.card} aria-labelledby="banner-example">
      <figcaption id="banner-example" className={styles.cardHeading}>{say("card.heading", {
        amount: formatRupees(exampleLoan.amountRupees, language),
        months: cost.instalments,
        rate: formatPercent(exampleLoan.ratePercent, language),
      })}</figcaption>
      <dl className={styles.lines}>
        {lines.map(({ label, value, strong }) => (
          <div key={label} className={strong ? styles.strongLine : styles.line}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.apr}>
        <span>{say("card.apr")}</span>
        <strong className={styles.aprValue}>{formatPercent(cost.aprPercent, language, 2)}</strong>
      </p>
      <p className={styles.note}>{say("card.note")}</p>
    </figure>
  );
}
