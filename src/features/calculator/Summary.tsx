import { useTranslation } from "react-i18next";
import type { LoanCost } from "#domain/interest";
import { formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { DescriptionList, Doughnut, Heading } from "#ui";
import * as styles from "./Summary.css.ts";

/** What the loan costs: a picture, and the same three figures in text. Specification, section 9, "Calculator". */
export function Summary({ cost }: { cost: LoanCost }) {
  const { t } = useTranslation("calculator");
  const language = useLanguage();
  const exact = (rupees: number) => formatRupees(rupees, language, 2);
  return (
    <div className={styles.root}>
      <Heading level={3}>{t("summary.heading")}</Heading>
      <div className={styles.chart}>
        <Doughnut
          principal={cost.principalRupees}
          interest={cost.interestRupees}
          badge={<span className={styles.badge}><span>{t("summary.badge")}</span><strong className={styles.figure}>{formatRupees(cost.totalRupees, language)}</strong></span>}
        />
      </div>
      <DescriptionList
        items={[
          { id: "principal", term: t("summary.principal"), value: exact(cost.principalRupees), swatch: "principal" },
          { id: "interest", term: t("summary.interest"), value: exact(cost.interestRupees), swatch: "interest" },
          { id: "total", term: t("summary.total"), value: exact(cost.totalRupees), emphasis: true },
        ]}
      />
      <p className={styles.note}>{t("summary.note")}</p>
    </div>
  );
}
