import { firstQuestion } from "#domain/first-question";
import { trueCost } from "#domain/true-cost";
import { useTextWords } from "#features/page-text";
import { formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import * as styles from "./Banner.css.ts";

const cost = trueCost(firstQuestion);

/** The representative example beside the first Apply Now: what the calculator begins with, and all that it costs; it never changes, so it stands in the HTML alone. */
export function BannerExample() {
  const say = useTextWords("home");
  const language = useLanguage();
  const lines = [
    { label: say("card.borrow"), value: formatRupees(firstQuestion.amountRupees, language) },
    { label: say("card.fee"), value: `− ${formatRupees(cost.feesRupees, language)}` },
    { label: say("card.receive"), value: formatRupees(cost.netReceivedRupees, language), strong: true },
    { label: say("card.interest", { rate: formatPercent(firstQuestion.ratePercent, language) }), value: formatRupees(cost.interestRupees, language, 2) },
    { label: say("card.repay", { days: firstQuestion.tenureDays }), value: formatRupees(cost.totalRupees, language, 2), strong: true },
  ];
  return (
    <figure className={styles.card} aria-labelledby="banner-example">
      <figcaption id="banner-example" className={styles.cardHeading}>{say("card.heading")}</figcaption>
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
    </figure>
  );
}
