import { advertised, exampleRatePercent } from "./facts/advertised.ts";
import { fairPractice } from "./facts/fair-practice.ts";
import type { TrueCostTerms } from "./true-cost.ts";

/** The representative example beside "Apply now": the banner's amount over the longest tenure, repaid in EMIs. */
export const exampleLoan: Readonly<TrueCostTerms> = {
  amountRupees: advertised.bannerAmountRupees,
  tenureDays: advertised.tenureDays.max,
  ratePercent: exampleRatePercent,
  processingFeeRupees: fairPractice.processingFeeFromRupees,
  gstPercent: fairPractice.gstOnFeePercent,
  repayment: "monthly",
};
