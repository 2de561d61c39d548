import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { numberOf } from "#domain/digits";
import { calculator } from "#domain/facts";
import { monthsOf, trueCostIfPaidOut, type TrueCostQuestion } from "#domain/true-cost";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, DescriptionList, Icon, Notice, NumberField, RadioGroup, Table, icons } from "#ui";
import * as styles from "./TrueCost.css.ts";

/** A calculation, and who keeps it. */
export interface TrueCostProps {
  calculation: TrueCostQuestion;
  change: (part: Partial<TrueCostQuestion>) => void;
  /** Told what has changed, for those who do not see it. */
  announce: (message: string) => void;
}

/** What one really receives and repays, by the Reserve Bank's own method, with the schedule. */
export function TrueCost({ calculation, change, announce }: TrueCostProps) {
  const { t } = useTranslation("true-cost");
  const language = useLanguage();
  const cost = useMemo(() => trueCostIfPaidOut(calculation), [calculation]);
  const rupees = (value: number) => formatRupees(value, language, 2);

  const said = useRef(cost?.aprPercent);
  useEffect(() => {
    if (said.current === cost?.aprPercent) return;
    said.current = cost?.aprPercent;
    announce(cost
      ? t("announce", { net: rupees(cost.netReceivedRupees), total: rupees(cost.totalRupees), apr: formatPercent(cost.aprPercent, language, 2) })
      : t("tooHigh"));
  });

  return (
    <div className={styles.root}>
      <p>{t("lead")}</p>
      <div className={styles.questions}>
        <NumberField
          label={t("fee")} hint={t("feeHint")} prefix="₹" name="fee" required min={0} max={calculator.amountRupees.max} step={100} characters={8}
          value={calculation.processingFeeRupees} onChange={(fee) => fee !== null && change({ processingFeeRupees: fee })}
          format={(value) => formatNumber(value, language)} parse={numberOf}
        />
        <NumberField
          label={t("gst")} suffix="%" name="gst" required min={0} max={100} step={1} characters={4} inputMode="decimal"
          value={calculation.gstPercent} onChange={(gst) => gst !== null && change({ gstPercent: gst })}
          format={(value) => formatNumber(value, language)} parse={numberOf}
        />
        <RadioGroup
          label={t("repayment")} name="repay" value={calculation.repayment}
          onChange={(repayment) => change({ repayment: repayment as TrueCostQuestion["repayment"] })}
          options={[
            { value: "once", label: t("once") },
            { value: "monthly", label: t("monthly", { count: monthsOf(calculation.tenureDays) }) },
          ]}
        />
      </div>
      {cost ? (
        <>
          <DescriptionList
            items={[
              { id: "amount", term: t("amount"), value: rupees(calculation.amountRupees) },
              { id: "fees", term: t("fees"), value: rupees(cost.feesRupees) },
              { id: "net", term: t("net"), value: rupees(cost.netReceivedRupees) },
              { id: "instalment", term: t("instalment"), value: rupees(cost.instalmentRupees) },
              { id: "instalments", term: t("instalments"), value: formatNumber(cost.instalments, language) },
              { id: "interest", term: t("interest"), value: rupees(cost.interestRupees) },
              { id: "total", term: t("total"), value: rupees(cost.totalRupees) },
              { id: "apr", term: t("apr"), value: formatPercent(cost.aprPercent, language, 2), emphasis: true },
            ]}
          />
          <Table
            caption={t("schedule")}
            columns={[
              { heading: t("number") },
              { heading: t("due") },
              ...(["opening", "payment", "principal", "interestPart", "closing"] as const).map((key) => ({ heading: t(`${key}`), align: "end" as const })),
            ]}
            rows={cost.schedule.map((row) => [
              formatNumber(row.instalment, language),
              t("dueAfter", { count: Math.round(row.dueAfterDays) }),
              rupees(row.openingRupees), rupees(row.paymentRupees), rupees(row.principalRupees), rupees(row.interestRupees), rupees(row.closingRupees),
            ])}
          />
        </>
      ) : <Notice tone="caution">{t("tooHigh")}</Notice>}
      <p className={styles.method}>{t("method")}</p>
      <div><Button tone="neutral" icon={<Icon shape={icons.print} />} onClick={() => print()}>{t("print")}</Button></div>
    </div>
  );
}
