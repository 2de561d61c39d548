/** Key Fact Statement. docs/product.md, section 9.7. */
export const keyFacts = {
  interestPercentPerDayMax: 1,
  /** Percent of the loan, GST included. */
  processingFeePercent: { min: 8, max: 15 },
  foreclosurePercentMax: 5,
  /** Percent a year. */
  aprPercent: { min: 16, max: 365 },
  instalments: { min: 1, max: 3 },
  penalPercentPerMonthMax: 3,
  coolingOffDays: 3,
} as const;

/** RBI's form of the Key Facts Statement: circular of 15 April 2024, and the digital lending directions of 2025. */
export const keyFactsForm = {
  /** Working days for which the offer is valid, for a loan of at least `longerValidityFromDays`. */
  validityWorkingDays: 3,
  longerValidityFromDays: 7,
  /** Working days for which the offer is valid, for a shorter loan. */
  shortLoanValidityWorkingDays: 1,
  /** Basis points: the rate change whose effect the form shows, for a floating rate. */
  rateChangeBasisPoints: 25,
  /** Days: the shortest cooling-off period a board may set. */
  coolingOffDaysMin: 1,
} as const;
