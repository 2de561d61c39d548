import { calculator } from "./facts/calculator.ts";
import { fairPractice } from "./facts/fair-practice.ts";
import type { TrueCostTerms } from "./true-cost.ts";

/** Default input of the calculations: the calculator's defaults (docs/product.md, section 9.4), our lowest processing fee, one payment at the end. */
export const defaultLoanTerms: Readonly<TrueCostTerms> = {
  amountRupees: calculator.amountRupees.initial,
  tenureDays: calculator.tenureDays.initial,
  ratePercent: calculator.ratePercent.initial,
  processingFeeRupees: fairPractice.processingFeeFromRupees,
  gstPercent: fairPractice.gstOnFeePercent,
  repayment: "once",
};
