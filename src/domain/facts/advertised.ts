import { lakh } from "./units.ts";

/** The banner and the "Rates & Charges" card. docs/product.md, section 9.1. */
export const advertised = {
  /** Rupees. */
  bannerAmountRupees: 50_000,
  /** Rupees. */
  amountRupees: { min: 5_000, max: 1 * lakh },
  /** Days. */
  tenureDays: { min: 90, max: 365 },
  /** Percent a year. */
  aprPercent: { min: 10, max: 30 },
} as const;

/** Percent a year: the interest rate of the example loan on the home page, chosen so that its APR is inside the advertised range. */
export const exampleRatePercent = 18;
