/** Input of the calculator. */
export interface LoanTerms {
  amountRupees: number;
  /** Percent a year. */
  ratePercent: number;
  tenureDays: number;
}

/** Result of the calculator, in exact rupees: round only for display. */
export interface LoanCost {
  principalRupees: number;
  interestRupees: number;
  totalRupees: number;
}

/** Simple interest, `amount × rate × days ÷ 36500`, and the total payable. docs/product.md, section 9.4. */
export function calculateSimpleInterest({ amountRupees, ratePercent, tenureDays }: LoanTerms): LoanCost {
  const interestRupees = (amountRupees * ratePercent * tenureDays) / 36_500;
  return { principalRupees: amountRupees, interestRupees, totalRupees: amountRupees + interestRupees };
}
