import { termsAndRates } from "#domain/facts/loan-terms";
import { monthlyReturn, calculateTrueCost, type TrueCost } from "#domain/true-cost";

const { amountRupees, interestRupees, processingFeeRupees } = termsAndRates.example;

/** The example of Terms & Rates with the lowest fee and the same interest in rupees, repaid in `months` EMIs. */
export function exampleOver(months: number): TrueCost {
  const instalment = (amountRupees + interestRupees) / months;
  const payments = Array.from({ length: months }, (_, index) => ({ rupees: instalment, afterMonths: index + 1 }));
  return calculateTrueCost({
    amountRupees,
    // The rate at which the EMI equals that of the example.
    ratePercent: monthlyReturn(amountRupees, payments) * 1_200,
    tenureDays: (months * 365) / 12,
    months,
    repayment: "monthly",
    processingFeeRupees: processingFeeRupees.min,
    gstPercent: termsAndRates.gstOnFeePercent,
  });
}
