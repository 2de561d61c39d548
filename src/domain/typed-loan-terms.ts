import type { LoanTerms } from "./interest.ts";
import type { TrueCostTerms } from "./true-cost.ts";

const loanFigures = ["amountRupees", "tenureDays", "ratePercent"] as const;
const figures = [...loanFigures, "processingFeeRupees", "gstPercent"] as const;

/** Loan terms while they are typed: each figure is a number, or the field's text if it is not a valid number. */
export type TypedTerms = Record<(typeof figures)[number], number | string> & Pick<TrueCostTerms, "repayment">;

/** Input of the calculator; undefined while one of its three figures is not a number. */
export const toLoanTerms = (typed: TypedTerms): LoanTerms | undefined => complete<LoanTerms>(typed, loanFigures);

/** Input of the true cost; undefined while one of the figures is not a number. */
export const toTrueCostTerms = (typed: TypedTerms): TrueCostTerms | undefined =>
  complete<TrueCostTerms>(typed, figures);

const complete = <Terms>(typed: TypedTerms, needed: readonly (typeof figures)[number][]) =>
  needed.every((figure) => typeof typed[figure] === "number") ? (typed as Terms) : undefined;
