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

/**
 * The same loan with the additional processing fee that the Fair Practice Code lists, in percent of the amount. Which loans
 * carry it is question 54 in docs/questions-for-counsel.md, so every example shows its APR with and without it.
 */
export const withAdditionalFee = (terms: TrueCostTerms): TrueCostTerms => ({
  ...terms,
  processingFeeRupees:
    terms.processingFeeRupees + (terms.amountRupees * fairPractice.additionalProcessingFeePercent) / 100,
});
