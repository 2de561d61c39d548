import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { amountOf } from "#domain/digits";
import { calculator } from "#domain/facts";
import { monthsOf, trueCost } from "#domain/interest";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, DescriptionList, Icon, Notice, NumberField, RadioGroup, Table, icons } from "#ui";
import * as styles from "./TrueCost.css.ts";
import type { Calculation } from "./useCalculation.ts";

/** What one really receives and repays, by the Reserve Bank's own method, with the schedule. */
export function TrueCost({ calculation, change, announce }: {
  calculation: Calculation;
  change: (part: Partial<Calculation>) => void;
  /** Told what has changed, for those who do not see it. */
  announce: (message: string) => void;
}) {
  const { t } = useTranslation("calculator");
  const language = useLanguage();
  const fees = calculation.processingFeeRupees * (1 + calculation.gstPercent / 100);
  const cost = useMemo(() => (fees < calculation.amountRupees ? trueCost(calculation) : undefined), [calculation, fees]);
  const rupees = (value: number) => formatRupees(value, language, 2);

  const said = useRef(cost?.aprPercent);
  useEffect(() => {
    if (said.current === cost?.aprPercent) return;
    said.current = cost?.aprPercent;
    announce(cost
      ? t("trueCost.announce", { net: rupees(cost.netReceivedRupees), total: rupees(cost.totalRupees), apr: formatPercent(cost.aprPercent, language, 2) })
      : t("trueCost.tooHigh"));
  });

  return (
    <div className={styles.root}>
      <p>{t("trueCost.lead")}</p>
      <div className={styles.questions}>
        <NumberField
          label={t("trueCost.fee")} hint={t("trueCost.feeHint")} prefix="₹" name="fee" required min={0} max={calculator.amountRupees.max} step={100} characters={8}
          value={calculation.processingFeeRupees} onChange={(fee) => fee !== null && change({ processingFeeRupees: fee })}
          format={(value) => formatNumber(value, language)} parse={read}
        />
        <NumberField
          label={t("trueCost.gst")} suffix="%" name="gst" required min={0} max={100} step={1} characters={4} inputMode="decimal"
          value={calculation.gstPercent} onChange={(gst) => gst !== null && change({ gstPercent: gst })}
          format={(value) => formatNumber(value, language)} parse={read}
        />
        <RadioGroup
          label={t("trueCost.repayment")} name="repay" value={calculation.repayment}
          onChange={(repayment) => change({ repayment: repayment as Calculation["repayment"] })}
          options={[
            { value: "once", label: t("trueCost.once") },
            { value: "monthly", label: t("trueCost.monthly", { count: monthsOf(calculation.tenureDays) }) },
          ]}
        />
      </div>
      {cost ? (
        <>
          <DescriptionList
            items={[
              { id: "amount", term: t("trueCost.amount"), value: rupees(calculation.amountRupees) },
              { id: "fees", term: t("trueCost.fees"), value: rupees(cost.feesRupees) },
              { id: "net", term: t("trueCost.net"), value: rupees(cost.netReceivedRupees) },
              { id: "instalment", term: t("trueCost.instalment"), value: rupees(cost.instalmentRupees) },
              { id: "instalments", term: t("trueCost.instalments"), value: formatNumber(cost.instalments, language) },
              { id: "interest", term: t("trueCost.interest"), value: rupees(cost.interestRupees) },
              { id: "total", term: t("trueCost.total"), value: rupees(cost.totalRupees) },
              { id: "apr", term: t("trueCost.apr"), value: formatPercent(cost.aprPercent, language, 2), emphasis: true },
            ]}
          />
          <Table
            caption={t("trueCost.schedule")}
            columns={[
              { heading: t("trueCost.number") },
              { heading: t("trueCost.due") },
              ...(["opening", "payment", "principal", "interestPart", "closing"] as const).map((key) => ({ heading: t(`trueCost.${key}`), align: "end" as const })),
            ]}
            rows={cost.schedule.map((row) => [
              formatNumber(row.instalment, language),
              t("trueCost.dueAfter", { count: Math.round(row.dueAfterDays) }),
              rupees(row.openingRupees), rupees(row.paymentRupees), rupees(row.principalRupees), rupees(row.interestRupees), rupees(row.closingRupees),
            ])}
          />
        </>
      ) : <Notice tone="caution">{t("trueCost.tooHigh")}</Notice>}
      <p className={styles.method}>{t("trueCost.method")}</p>
      <div><Button tone="neutral" icon={<Icon shape={icons.print} />} onClick={() => print()}>{t("trueCost.print")}</Button></div>
    </div>
  );
}

const read = (text: string): number | undefined => {
  const bare = amountOf(text);
  return /^\d+(\.\d{0,2})?$/.test(bare) ? Number(bare) : undefined;
};
