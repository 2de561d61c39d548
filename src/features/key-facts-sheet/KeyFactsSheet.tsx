import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { numberOf } from "#domain/digits";
import { calculator } from "#domain/facts";
import { firstQuestion } from "#domain/first-question";
import { monthsOf, trueCostIfPaidOut, type TrueCostQuestion } from "#domain/true-cost";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { rich } from "#i18n/rich";
import { useLanguage } from "#i18n/useLanguage";
import { Button, Heading, Icon, Link, Notice, NumberField, RadioGroup, Table, icons, useAnnounce } from "#ui";
import * as styles from "./KeyFactsSheet.css.ts";

/** The Key Fact Statement for figures of one's own, with its schedule, as a page that prints. Specification, section 2. */
export function KeyFactsSheet() {
  const { t } = useTranslation("key-facts-sheet");
  const language = useLanguage();
  const heading = useId();
  const announce = useAnnounce();
  const [question, setQuestion] = useState<TrueCostQuestion>(firstQuestion);
  const change = (part: Partial<TrueCostQuestion>) => setQuestion((before) => ({ ...before, ...part }));
  const cost = useMemo(() => trueCostIfPaidOut(question), [question]);

  const number = (value: number) => formatNumber(value, language);
  const rupees = (value: number) => formatRupees(value, language, 2);
  const days = (count: number) => t("value.days", { count });

  // Said once it has come to rest: the announcer waits.
  const said = useRef(cost);
  useEffect(() => {
    if (said.current === cost) return;
    said.current = cost;
    announce(cost ? t("announce", { net: rupees(cost.netReceivedRupees), total: rupees(cost.totalRupees), apr: formatPercent(cost.aprPercent, language, 2) }) : t("tooHigh"));
  });

  const columns = [{ heading: t("number") }, { heading: t("parameter") }, { heading: t("detail") }];
  const numbered = (rows: [string, ReactNode][]) => rows.map((row, index) => [number(index + 1), ...row]);

  return (
    <section className={styles.root} id="my-figures" aria-labelledby={heading}>
      <Heading level={2} id={heading}>{t("heading")}</Heading>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.questions}>
        <NumberField
          label={t("amount")} prefix="₹" name="amount" required {...only(calculator.amountRupees)} characters={9} value={question.amountRupees}
          onChange={(amountRupees) => amountRupees !== null && change({ amountRupees })} format={number} parse={numberOf}
        />
        <NumberField
          label={t("days")} name="days" required min={1} max={calculator.tenureDays.max} step={1} characters={5} value={question.tenureDays}
          onChange={(tenureDays) => tenureDays !== null && change({ tenureDays })} format={number} parse={numberOf}
        />
        <NumberField
          label={t("rate")} suffix="%" name="rate" required min={0} max={365} step={0.5} characters={6} inputMode="decimal" value={question.ratePercent}
          onChange={(ratePercent) => ratePercent !== null && change({ ratePercent })} format={number} parse={numberOf}
        />
        <NumberField
          label={t("fee")} hint={t("feeHint")} prefix="₹" name="fee" required min={0} max={calculator.amountRupees.max} step={100} characters={8}
          value={question.processingFeeRupees} onChange={(fee) => fee !== null && change({ processingFeeRupees: fee })} format={number} parse={numberOf}
        />
        <RadioGroup
          label={t("repayment")} name="repay" value={question.repayment} onChange={(repayment) => change({ repayment: repayment as TrueCostQuestion["repayment"] })}
          options={[{ value: "once", label: t("once") }, { value: "monthly", label: t("monthly", { count: monthsOf(question.tenureDays) }) }]}
        />
      </div>
      {cost ? (
        <div className={styles.sheet}>
          <Table
            caption={t("partOne")}
            columns={columns}
            rows={numbered([
              [t("row.type"), t("value.type")],
              [t("row.sanctioned"), rupees(question.amountRupees)],
              [t("row.disbursal"), t("value.disbursal")],
              [t("row.term"), days(question.tenureDays)],
              [t("row.instalments"), question.repayment === "once" ? t("value.once") : t("value.monthly", { count: cost.instalments })],
              [t("row.instalment"), rupees(cost.instalmentRupees)],
              [t("row.commencement"), days(Math.round(cost.schedule[0]!.dueAfterDays))],
              [t("row.interestRate"), t("value.rate", { rate: formatPercent(question.ratePercent, language) })],
              [t("row.fee"), rupees(question.processingFeeRupees)],
              [t("row.gst"), rupees(cost.gstRupees)],
              [t("row.net"), rupees(cost.netReceivedRupees)],
              [t("row.interest"), rupees(cost.interestRupees)],
              [t("row.total"), rupees(cost.totalRupees)],
              [t("row.apr"), formatPercent(cost.aprPercent, language, 2)],
              [t("row.penal"), t("value.penal")],
              [t("row.foreclosure"), t("value.foreclosure")],
            ])}
          />
          <Table
            caption={t("partTwo")}
            columns={columns}
            rows={numbered([
              [t("row.recovery"), t("value.recovery")],
              [t("row.grievance"), rich(t("value.grievance"), { grievance: (words) => <Link href="/grievance-redressal">{words}</Link> })],
              [t("row.nodal"), t("value.nodal")],
              [t("row.transfer"), t("value.transfer")],
              [t("row.service"), t("value.service")],
              [t("row.coolingOff"), t("value.coolingOff")],
            ])}
          />
          <Table
            caption={t("schedule")}
            columns={[
              { heading: t("number") }, { heading: t("due") },
              ...(["opening", "principal", "interest", "payment", "closing"] as const).map((key) => ({ heading: t(key), align: "end" as const })),
            ]}
            rows={cost.schedule.map((row) => [
              number(row.instalment), t("dueAfter", { count: Math.round(row.dueAfterDays) }),
              rupees(row.openingRupees), rupees(row.principalRupees), rupees(row.interestRupees), rupees(row.paymentRupees), rupees(row.closingRupees),
            ])}
            total={[t("sum"), "", "", rupees(question.amountRupees), rupees(cost.interestRupees), rupees(cost.totalRupees), ""]}
          />
        </div>
      ) : <Notice tone="caution">{t("tooHigh")}</Notice>}
      <p className={styles.method}>{t("method")}</p>
      <div className={styles.action}><Button tone="neutral" icon={<Icon shape={icons.print} />} onClick={() => print()}>{t("print")}</Button></div>
    </section>
  );
}

const only = ({ min, max, step }: { min: number; max: number; step: number }) => ({ min, max, step });
