/** Fair Practice Code: text and charges table. docs/product.md, section 9.7. */
export const fairPractice = {
  /** Percent a year, in the policy text. */
  interestPercentMax: 36,
  /** Percent a year, in the charges table; a 30-day loan is interest-free. */
  chargesTableInterestPercentMax: 270,
  interestFreeTenureDays: 30,
  interestFreePercent: 0,
  processingFeeFromRupees: 1_500,
  /** Percent of the loan amount. */
  additionalProcessingFeePercent: 15,
  gstOnFeePercent: 18,
  latePenaltyPercentPerDay: 0.75,
  /** The penalty on an overdue amount after a number of days. */
  latePenaltyExample: { overdueRupees: 10_000, days: 10, chargeRupees: 750 },
  freeOfChargeRupees: 0,
  transferRequestDays: 21,
  ombudsmanAfterMonths: 1,
} as const;
