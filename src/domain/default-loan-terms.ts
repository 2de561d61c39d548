import { calculator, fairPractice } from "./facts.ts";
import type { TrueCostTerms } from "./true-cost.ts";

/** What a reckoning begins with: section 9's defaults of the calculator, our lowest processing fee, one payment at the end. */
export const defaultLoanTerms: Readonly<TrueCostTerms> = {
  amountRupees: calculator.amountRupees.initial,
  tenureDays: calculator.tenureDays.initial,
  ratePercent: calculator.ratePercent.initial,
  processingFeeRupees: fairPractice.processingFeeFromRupees,
  gstPercent: fairPractice.gstOnFeePercent,
  repayment: "once",
};
