import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { calculator } from "#domain/facts/calculator";
import { defaultLoanTerms } from "#domain/default-loan-terms";
import { readCalculationSearch } from "#domain/loan-terms-address";
import { monthsOf, trueCostIfPaidOut } from "#domain/true-cost";
import { toTrueCostTerms, type TypedTerms } from "#domain/typed-loan-terms";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { interpolateTags } from "#i18n/interpolate-tags";
import { useLanguage } from "#i18n/useLanguage";
import { useNumberEntry } from "#i18n/useNumberEntry";
import {
  Button,
  Heading,
  Icon,
  Link,
  Notice,
  NumberField,
  RadioGroup,
  Table,
  icons,
  printPart,
  useAnnounce,
  useAnnounceChange,
} from "#ui";
import * as styles from "./KeyFactsSheet.css.ts";

/** A printable Key Fact Statement for the visitor's own figures, with its schedule. docs/product.md, section 2.7. */
export function KeyFactsSheet() {
  const { t } = useTranslation(["key-facts-sheet", "common"]);
  const language = useLanguage();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const entry = useNumberEntry();
  const [typed, setTyped] = useState<TypedTerms>(defaultLoanTerms);
  const [search] = useSearchParams();
  // The prerendered page knows no query. The application form links here with its own figures.
  useEffect(() => setTyped((before) => ({ ...before, ...readCalculationSearch(search) })), [search]);
  const change = (part: Partial<TypedTerms>) => setTyped((before) => ({ ...before, ...part }));
  const question = useMemo(() => toTrueCostTerms(typed), [typed]);
  const cost = useMemo(() => question && trueCostIfPaidOut(question), [question]);

  const number = (value: number) => formatNumber(value, language);
  const rupees = (value: number) => formatRupees(value, language, 2);
  const wholeRupees = (value: number) => formatRupees(value, language);
  const days = (count: number) => t("value.days", { count });

  const result = cost
    ? t("announce", {
        net: rupees(cost.netReceivedRupees),
        total: rupees(cost.totalRupees),
        apr: formatPercent(cost.aprPercent, language, 2),
      })
    : t("tooHigh");
  useAnnounceChange(question && result, announce);

  const columns = [{ heading: t("number") }, { heading: t("parameter") }, { heading: t("detail") }];
  const numbered = (rows: [string, ReactNode][]) => rows.map((row, index) => [number(index + 1), ...row]);

  return (
    <section ref={root} className={styles.root} id="my-figures" aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        {t("heading")}
      </Heading>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.questions}>
        <NumberField
          label={t("amount")}
          prefix="₹"
          name="amount"
          required
          characters={9}
          value={typed.amountRupees}
          onChange={(amountRupees) => change({ amountRupees })}
          {...entry({ ...calculator.amountRupees, decimals: 2 }, wholeRupees)}
        />
        <NumberField
          label={t("days")}
          name="days"
          required
          characters={5}
          value={typed.tenureDays}
          onChange={(tenureDays) => change({ tenureDays })}
          {...entry({ min: 1, max: calculator.tenureDays.max, step: 1 })}
        />
        <NumberField
          label={t("rate")}
          suffix="%"
          name="rate"
          required
          characters={6}
          value={typed.ratePercent}
          onChange={(ratePercent) => change({ ratePercent })}
          {...entry({ min: 0, max: 365, step: 0.5, decimals: 2 }, (value) => formatPercent(value, language))}
        />
        <NumberField
          label={t("fee")}
          hint={t("feeHint")}
          prefix="₹"
          name="fee"
          required
          characters={8}
          value={typed.processingFeeRupees}
          onChange={(processingFeeRupees) => change({ processingFeeRupees })}
          {...entry({ min: 0, max: calculator.amountRupees.max, step: 100, decimals: 2 }, wholeRupees)}
        />
        <RadioGroup
          label={t("repayment")}
          name="repay"
          value={typed.repayment}
          onChange={(repayment) => change({ repayment: repayment as TypedTerms["repayment"] })}
          options={[
            { value: "once", label: t("once") },
            {
              value: "monthly",
              label:
                typeof typed.tenureDays === "number"
                  ? t("monthly", { count: monthsOf(typed.tenureDays) })
                  : t("everyMonth"),
            },
          ]}
        />
      </div>
      {question && cost ? (
        <div className={styles.sheet}>
          <Table
            scrollHint={t("common:scrollHint")}
            caption={t("partOne")}
            columns={columns}
            rows={numbered([
              [t("row.type"), t("value.type")],
              [t("row.sanctioned"), rupees(question.amountRupees)],
              [t("row.disbursal"), t("value.disbursal")],
              [t("row.term"), days(question.tenureDays)],
              [
                t("row.instalments"),
                question.repayment === "once" ? t("value.once") : t("value.monthly", { count: cost.instalments }),
              ],
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
            scrollHint={t("common:scrollHint")}
            caption={t("partTwo")}
            columns={columns}
            rows={numbered([
              [t("row.recovery"), t("value.recovery")],
              [
                t("row.grievance"),
                interpolateTags(t("value.grievance"), {
                  grievance: (words) => <Link href="/grievance-redressal">{words}</Link>,
                }),
              ],
              [t("row.nodal"), t("value.nodal")],
              [t("row.transfer"), t("value.transfer")],
              [t("row.service"), t("value.service")],
              [t("row.coolingOff"), t("value.coolingOff")],
            ])}
          />
          <Table
            scrollHint={t("common:scrollHint")}
            caption={t("schedule")}
            columns={[
              { heading: t("number") },
              { heading: t("due") },
              ...(["opening", "principal", "interest", "payment", "closing"] as const).map((key) => ({
                heading: t(key),
                align: "end" as const,
              })),
            ]}
            rows={cost.schedule.map((row) => [
              number(row.instalment),
              t("dueAfter", { count: Math.round(row.dueAfterDays) }),
              rupees(row.openingRupees),
              rupees(row.principalRupees),
              rupees(row.interestRupees),
              rupees(row.paymentRupees),
              rupees(row.closingRupees),
            ])}
            total={[
              t("sum"),
              "",
              "",
              rupees(question.amountRupees),
              rupees(cost.interestRupees),
              rupees(cost.totalRupees),
              "",
            ]}
          />
        </div>
      ) : (
        <Notice tone="caution">{question ? t("tooHigh") : t("common:number.incomplete")}</Notice>
      )}
      <p className={styles.method}>{t("method")}</p>
      <div className={styles.action}>
        <Button tone="neutral" icon={<Icon shape={icons.print} />} onClick={() => printPart(root.current!)}>
          {t("print")}
        </Button>
      </div>
    </section>
  );
}
