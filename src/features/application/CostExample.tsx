import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { amountOf } from "#domain/cleaning";
import { exampleLoan, withAdditionalFee } from "#domain/example-loan";
import { calculator } from "#domain/facts/calculator";
import { readCalculationSearch, toCalculationSearch } from "#domain/loan-terms-address";
import { trueCostIfPaidOut, type TrueCostTerms } from "#domain/true-cost";
import { formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { DescriptionList, Link } from "#ui";
import * as styles from "./CostExample.css.ts";

/** Events after which a form's values may have changed: a draft is filled in without an `input` event. */
const events = ["input", "change", "reset", "focusin", "click"] as const;

/**
 * An example of the cost of a loan, shown before the applicant agrees. Amount and tenure are those of the form around it;
 * rate and fee are those of our example loan, never a best case from the calculator. docs/product.md, section 17.
 */
export function CostExample() {
  const { t } = useTranslation("apply");
  const language = useLanguage();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Pick<TrueCostTerms, "tenureDays" | "repayment">>(exampleLoan);
  const [search] = useSearchParams();

  // The prerendered page knows no query.
  useEffect(() => {
    const { tenureDays, repayment } = readCalculationSearch(search);
    if (typeof tenureDays === "number") setChosen({ tenureDays, repayment: repayment ?? "once" });
  }, [search]);

  useEffect(() => {
    const form = root.current!.closest("form")!;
    const read = () =>
      requestAnimationFrame(() => setTyped((form.elements.namedItem("loanAmount") as HTMLInputElement).value));
    read();
    for (const event of events) form.addEventListener(event, read);
    return () => {
      for (const event of events) form.removeEventListener(event, read);
    };
  }, []);

  const question = useMemo((): TrueCostTerms | undefined => {
    const { tenureDays, repayment } = chosen;
    const amountRupees = typed.trim() === "" ? exampleLoan.amountRupees : Number(amountOf(typed));
    const { min, max } = calculator.amountRupees;
    return amountRupees >= min && amountRupees <= max
      ? { ...exampleLoan, amountRupees, tenureDays, repayment }
      : undefined;
  }, [chosen, typed]);
  const cost = useMemo(() => question && trueCostIfPaidOut(question), [question]);
  const costWithAdditional = useMemo(() => question && trueCostIfPaidOut(withAdditionalFee(question)), [question]);

  const rupees = (value: number) => formatRupees(value, language, 2);
  return (
    <section ref={root} className={styles.root} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {question
          ? t("example.heading", { amount: formatRupees(question.amountRupees, language) })
          : t("example.plain")}
      </h2>
      {question && cost && costWithAdditional ? (
        <>
          <p>
            {t(`example.terms.${question.repayment}`, {
              days: question.tenureDays,
              rate: formatPercent(question.ratePercent, language),
              fee: formatRupees(question.processingFeeRupees, language),
              gst: formatPercent(question.gstPercent, language),
            })}
          </p>
          <DescriptionList
            items={[
              { id: "net", term: t("example.net"), value: rupees(cost.netReceivedRupees) },
              {
                id: "instalment",
                term: t(`example.instalment.${question.repayment}`, { count: cost.instalments }),
                value: rupees(cost.instalmentRupees),
              },
              { id: "interest", term: t("example.interest"), value: rupees(cost.interestRupees) },
              { id: "total", term: t("example.total"), value: rupees(cost.totalRupees) },
              { id: "apr", term: t("example.apr"), value: formatPercent(cost.aprPercent, language, 2) },
              {
                id: "aprWithAdditional",
                term: t("example.aprWithAdditional"),
                value: formatPercent(costWithAdditional.aprPercent, language, 2),
              },
            ]}
          />
          <p>
            <strong>{t("example.higher")}</strong> {t("example.short")}
          </p>
          <p>
            <Link href={`/key-fact-statement?${toCalculationSearch(question)}#sample`} standalone>
              {t("example.sheet")}
            </Link>
          </p>
        </>
      ) : (
        <p>
          {t("example.outside", {
            min: formatRupees(calculator.amountRupees.min, language),
            max: formatRupees(calculator.amountRupees.max, language),
          })}
        </p>
      )}
    </section>
  );
}
