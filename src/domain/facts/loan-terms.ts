/** Terms & Conditions. docs/product.md, section 9.5. */
export const terms = {
  /** Percent a year. */
  aprPercent: { min: 300, max: 465 },
  /** Days. */
  tenureDays: { min: 30, max: 90 },
  /** Percent of the amount received: the cost of one month at that APR, a twelfth of it by RBI's method. */
  costPerMonthPercent: { min: 300 / 12, max: 465 / 12 },
  /** Days of notice before a change that is worse for the borrower takes effect. Our own figure. */
  changeNoticeDays: 30,
} as const;

/** The Terms & Rates page and its example. docs/product.md, section 9.5. */
export const termsAndRates = {
  /** Percent a year. */
  aprPercent: { min: 240, max: 365 },
  /** Percent of the amount received: the cost of one month at that APR, a twelfth of it by RBI's method. */
  costPerMonthPercent: { min: 240 / 12, max: 365 / 12 },
  gstOnFeePercent: 18,
  example: {
    amountRupees: 50_000,
    tenureMonths: { min: 1, max: 3 },
    processingFeeRupees: { min: 4_000, max: 5_000 },
    disbursedRupees: { min: 45_000, max: 46_000 },
    instalmentRupees: 20_000,
    totalRepaymentRupees: 60_000,
    interestRupees: 10_000,
  },
} as const;

/** Interest Rate Policy: the number of days a yearly rate is divided by, in leap years too, as in the calculator's formula. */
export const interestRate = { daysInYear: 365 } as const;
