import { useTranslation } from "react-i18next";
import type { LoanCost } from "#domain/interest";
import { formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { DescriptionList, Doughnut, Heading } from "#ui";
import * as styles from "./Summary.css.ts";

/** Shown instead of a missing figure. */
const none = "–";

/**
 * What the loan costs: a picture, and the same three figures in text. Without a cost it keeps its size and says what to do.
 * docs/product.md, section 9.4.
 */
export function Summary({ cost }: { cost: LoanCost | undefined }) {
  const { t } = useTranslation(["calculator", "common"]);
  const language = useLanguage();
  const exact = (rupees: number | undefined) => (rupees === undefined ? none : formatRupees(rupees, language, 2));
  return (
    <div className={styles.root}>
      <Heading level={3}>{t("summary.heading")}</Heading>
      <div className={styles.chart}>
        {!cost && <p className={styles.unknown}>{t("common:number.incomplete")}</p>}
        <div className={styles.ring} data-unknown={cost ? undefined : true}>
          <Doughnut
            principal={cost?.principalRupees ?? 1}
            interest={cost?.interestRupees ?? 0}
            badge={
              <span className={styles.badge}>
                <span>{t("summary.badge")}</span>
                <strong className={styles.figure}>{cost ? formatRupees(cost.totalRupees, language) : none}</strong>
              </span>
            }
          />
        </div>
      </div>
      <DescriptionList
        items={[
          { id: "principal", term: t("summary.principal"), value: exact(cost?.principalRupees), swatch: "principal" },
          { id: "interest", term: t("summary.interest"), value: exact(cost?.interestRupees), swatch: "interest" },
          { id: "total", term: t("summary.total"), value: exact(cost?.totalRupees), emphasis: true },
        ]}
      />
      <p className={styles.note}>{t("summary.note")}</p>
    </div>
  );
}
