import type { LoanTerms } from "./interest.ts";
import type { TrueCostTerms } from "./true-cost.ts";

const loanFigures = ["amountRupees", "tenureDays", "ratePercent"] as const;
const figures = [...loanFigures, "processingFeeRupees", "gstPercent"] as const;

/** A question while it is typed: each figure is a number, or the text in its field that is none which the field takes. */
export type TypedTerms = Record<(typeof figures)[number], number | string> & Pick<TrueCostTerms, "repayment">;

/** What the calculator is asked, or nothing while one of the three figures is no number. */
export const toLoanTerms = (typed: TypedTerms): LoanTerms | undefined => complete<LoanTerms>(typed, loanFigures);

/** What the true cost is asked, or nothing while one of the figures is no number. */
export const toTrueCostTerms = (typed: TypedTerms): TrueCostTerms | undefined => complete<TrueCostTerms>(typed, figures);

const complete = <Question>(typed: TypedTerms, needed: readonly (typeof figures)[number][]) =>
  (needed.every((figure) => typeof typed[figure] === "number") ? (typed as Question) : undefined);
