import { useTranslation } from "react-i18next";
import { termsAndRates } from "#domain/facts/loan-terms";
import { formatNumber, formatPercent, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Blocks } from "#features/page-text";
import { Stack, Table } from "#ui";
import { usePolicyTranslation } from "../usePolicyTranslation.ts";
import { exampleOver } from "./example-over.ts";

const assumptions = ["fee", "months", "interest", "time", "method"] as const;

/** The example of Terms & Rates by RBI's method, calculated by the calculator's own function. */
export function WorkedExample() {
  const t = usePolicyTranslation();
  const language = useLanguage();
  const { t: tCommon } = useTranslation("common");
  const rupees = (value: number) => formatRupees(value, language);
  const percent = (value: number) => formatPercent(value, language, 1);
  const { amountRupees, processingFeeRupees, tenureMonths } = termsAndRates.example;
  const monthly = exampleOver(tenureMonths.max);
  const once = exampleOver(tenureMonths.min);
  const both = (row: string, tell: (loan: typeof monthly) => string) => [
    t(`example.${row}`),
    tell(monthly),
    tell(once),
  ];
  return (
    <Stack space={400}>
      <Table
        scrollHint={tCommon("scrollHint")}
        caption={t("example.caption")}
        columns={[
          { heading: t("example.item") },
          { heading: t("example.monthly", { count: tenureMonths.max }), align: "end" },
          { heading: t("example.once"), align: "end" },
        ]}
        rows={[
          both("amount", () => rupees(amountRupees)),
          both("fee", () => rupees(processingFeeRupees.min)),
          both("gst", ({ gstRupees }) => rupees(gstRupees)),
          both("net", ({ netReceivedRupees }) => rupees(netReceivedRupees)),
          both("instalments", ({ instalments }) => formatNumber(instalments, language)),
          both("instalment", ({ instalmentRupees }) => rupees(instalmentRupees)),
          both("interest", ({ interestRupees }) => rupees(interestRupees)),
          both("total", ({ totalRupees }) => rupees(totalRupees)),
        ]}
        total={both("apr", ({ aprPercent }) => percent(aprPercent))}
      />
      <Blocks
        blocks={[
          { heading: t("example.assumptionsHeading") },
          { list: assumptions.map((key) => t(`example.assumptions.${key}`)) },
        ]}
      />
    </Stack>
  );
}
