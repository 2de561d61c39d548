import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { calculator } from "#domain/facts/calculator";
import { monthsOf, trueCostIfPaidOut } from "#domain/true-cost";
import { toTrueCostTerms, type TypedTerms } from "#domain/typed-loan-terms";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { useNumberEntry } from "#i18n/useNumberEntry";
import {
  Button,
  DescriptionList,
  Icon,
  Notice,
  NumberField,
  RadioGroup,
  Table,
  icons,
  printPart,
  useAnnounceChange,
} from "#ui";
import * as styles from "./TrueCost.css.ts";

/** Props of {@link TrueCost}: a calculation and its change handler. */
export interface TrueCostProps {
  calculation: TypedTerms;
  change: (part: Partial<TypedTerms>) => void;
  /** Announces the new result. */
  announce: (message: string) => void;
}

/** What the borrower really receives and repays, by the Reserve Bank's method, with the schedule. */
export function TrueCost({ calculation, change, announce }: TrueCostProps) {
  const { t } = useTranslation(["true-cost", "common"]);
  const language = useLanguage();
  const entry = useNumberEntry();
  const root = useRef<HTMLDivElement>(null);
  const question = useMemo(() => toTrueCostTerms(calculation), [calculation]);
  const cost = useMemo(() => question && trueCostIfPaidOut(question), [question]);
  const rupees = (value: number) => formatRupees(value, language, 2);
  const percent = (value: number) => formatPercent(value, language);

  const result = cost
    ? t("announce", {
        net: rupees(cost.netReceivedRupees),
        total: rupees(cost.totalRupees),
        apr: formatPercent(cost.aprPercent, language, 2),
      })
    : t("tooHigh");
  useAnnounceChange(question && result, announce);

  return (
    <div ref={root} className={styles.root}>
      <p>{t("lead")}</p>
      <div className={styles.questions}>
        <NumberField
          label={t("fee")}
          hint={t("feeHint")}
          prefix="₹"
          name="fee"
          required
          characters={8}
          value={calculation.processingFeeRupees}
          onChange={(processingFeeRupees) => change({ processingFeeRupees })}
          {...entry({ min: 0, max: calculator.amountRupees.max, step: 100, decimals: 2 }, (value) =>
            formatRupees(value, language),
          )}
        />
        <NumberField
          label={t("gst")}
          suffix="%"
          name="gst"
          required
          characters={4}
          value={calculation.gstPercent}
          onChange={(gstPercent) => change({ gstPercent })}
          {...entry({ min: 0, max: 100, step: 1, decimals: 2 }, percent)}
        />
        <RadioGroup
          label={t("repayment")}
          name="repay"
          value={calculation.repayment}
          onChange={(repayment) => change({ repayment: repayment as TypedTerms["repayment"] })}
          options={[
            { value: "once", label: t("once") },
            {
              value: "monthly",
              label:
                typeof calculation.tenureDays === "number"
                  ? t("monthly", { count: monthsOf(calculation.tenureDays) })
                  : t("everyMonth"),
            },
          ]}
        />
      </div>
      {question && cost ? (
        <>
          <DescriptionList
            items={[
              { id: "amount", term: t("amount"), value: rupees(question.amountRupees) },
              { id: "tenure", term: t("tenure"), value: t("days", { count: question.tenureDays }) },
              { id: "rate", term: t("rate"), value: percent(question.ratePercent) },
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
            scrollHint={t("common:scrollHint")}
            caption={t("schedule")}
            columns={[
              { heading: t("number") },
              { heading: t("due") },
              ...(["opening", "payment", "principal", "interestPart", "closing"] as const).map((key) => ({
                heading: t(`${key}`),
                align: "end" as const,
              })),
            ]}
            rows={cost.schedule.map((row) => [
              formatNumber(row.instalment, language),
              t("dueAfter", { count: Math.round(row.dueAfterDays) }),
              rupees(row.openingRupees),
              rupees(row.paymentRupees),
              rupees(row.principalRupees),
              rupees(row.interestRupees),
              rupees(row.closingRupees),
            ])}
          />
        </>
      ) : (
        <Notice tone="caution">{question ? t("tooHigh") : t("common:number.incomplete")}</Notice>
      )}
      <p className={styles.method}>{t("method")}</p>
      <div>
        <Button
          tone="neutral"
          icon={<Icon shape={icons.print} />}
          onClick={() => printPart(root.current!.closest("details") ?? root.current!)}
        >
          {t("print")}
        </Button>
      </div>
    </div>
  );
}
