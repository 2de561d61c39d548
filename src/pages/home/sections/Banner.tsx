import { useTranslation } from "react-i18next";
import { calculator, fairPractice } from "#domain/facts";
import { trueCost } from "#domain/interest";
import { formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { ButtonLink, Container, Icon, icons } from "#ui";
import * as styles from "./Banner.css.ts";

/** The representative example beside the first Apply Now: the calculator's defaults with our lowest fee. */
const example = {
  amountRupees: calculator.amountRupees.initial,
  tenureDays: calculator.tenureDays.initial,
  ratePercent: calculator.ratePercent.initial,
  processingFeeRupees: fairPractice.processingFeeFromRupees,
  gstPercent: fairPractice.gstOnFeePercent,
  repayment: "once",
} as const;
const cost = trueCost(example);

/** What we offer, to whom one would owe it, and what it costs, before anything else. */
export function Banner() {
  const { t } = useTranslation(["home", "common"]);
  const language = useLanguage();
  const points = ["fee", "prepay", "language"] as const;
  const lines = [
    { label: t("hero.card.borrow"), value: formatRupees(example.amountRupees, language) },
    { label: t("hero.card.fee"), value: `− ${formatRupees(cost.feesRupees, language)}` },
    { label: t("hero.card.receive"), value: formatRupees(cost.netReceivedRupees, language), strong: true },
    { label: t("hero.card.interest", { rate: formatPercent(example.ratePercent, language) }), value: formatRupees(cost.interestRupees, language, 2) },
    { label: t("hero.card.repay", { days: example.tenureDays }), value: formatRupees(cost.totalRupees, language, 2), strong: true },
  ];
  return (
    <section className={styles.root} aria-labelledby="banner">
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{t("hero.eyebrow")}</p>
            <h1 id="banner" className={styles.heading}>{t("hero.heading")}</h1>
            <p className={styles.lead}>{t("hero.lead")}</p>
            <div className={styles.actions}>
              <ButtonLink href="/apply-now" tone="highlight" size="large">{t("hero.apply")}</ButtonLink>
              <a href="#calculator" className={styles.quietLink}>{t("hero.calculate")}<Icon shape={icons.chevronDown} /></a>
            </div>
            <p className={styles.lender}>{t("hero.lender")}</p>
          </div>
          <figure className={styles.card} aria-labelledby="banner-example">
            <figcaption id="banner-example" className={styles.cardHeading}>{t("hero.card.heading")}</figcaption>
            <dl className={styles.lines}>
              {lines.map(({ label, value, strong }) => (
                <div key={label} className={strong ? styles.strongLine : styles.line}>
                  <dt>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.apr}>
              <span>{t("hero.card.apr")}</span>
              <strong className={styles.aprValue}>{formatPercent(cost.aprPercent, language, 2)}</strong>
            </p>
          </figure>
          <ul role="list" className={styles.points}>
            {points.map((point) => <li key={point} className={styles.point}><Icon shape={icons.check} />{t(`hero.points.${point}`)}</li>)}
          </ul>
        </div>
      </Container>
    </section>
  );
}
