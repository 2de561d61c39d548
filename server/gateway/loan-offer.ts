import { calculator } from "#domain/facts";
import { simpleInterest } from "#domain/interest";
import { round } from "#domain/rounding";

/** Milliseconds that India is ahead of UTC, all year. */
const indiaAheadMs = 5.5 * 60 * 60 * 1_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** What the video statement reads aloud about a loan. Specification, section 3 (Lead details). */
export interface LoanOffer {
  /** Rupees. */
  loan_recommended: string;
  /** ISO date in India. */
  repayment_date: string;
  /** Rupees, two decimals. */
  repayment_amount: string;
}

/**
 * The loan that a lead would repay: the amount asked for, at the calculator's default rate and tenure, from today.
 * Until the lender has decided there is no other figure, and these are the ones that the site itself shows.
 */
export function loanOffer(loanAmount: string, now: Date): LoanOffer {
  const tenureDays = calculator.tenureDays.initial;
  const { totalRupees } = simpleInterest({
    amountRupees: Number(loanAmount), ratePercent: calculator.ratePercent.initial, tenureDays,
  });
  return {
    loan_recommended: loanAmount,
    repayment_date: new Date(now.getTime() + indiaAheadMs + tenureDays * dayMs).toISOString().slice(0, 10),
    repayment_amount: round(totalRupees, 2).toFixed(2),
  };
}
