/** Eligibility criteria. The home page and the terms differ; each shows its own figure. docs/product.md, section 9.3. */
export const eligibility = {
  /** Years, on the home page. */
  landingAgeYears: 21,
  /** Years, in the terms. */
  termsAgeYears: 18,
  creditScore: 650,
  /** Months of salary slips, ITR or statements. */
  incomeProofMonths: 6,
} as const;
