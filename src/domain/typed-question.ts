import type { LoanQuestion } from "./interest.ts";
import type { TrueCostQuestion } from "./true-cost.ts";

const loanFigures = ["amountRupees", "tenureDays", "ratePercent"] as const;
const figures = [...loanFigures, "processingFeeRupees", "gstPercent"] as const;

/** A question while it is typed: each figure is a number, or the text in its field that is none which the field takes. */
export type TypedQuestion = Record<(typeof figures)[number], number | string> & Pick<TrueCostQuestion, "repayment">;

/** What the calculator is asked, or nothing while one of the three figures is no number. */
export const loanQuestion = (typed: TypedQuestion): LoanQuestion | undefined => complete<LoanQuestion>(typed, loanFigures);

/** What the true cost is asked, or nothing while one of the figures is no number. */
export const trueCostQuestion = (typed: TypedQuestion): TrueCostQuestion | undefined => complete<TrueCostQuestion>(typed, figures);

const complete = <Question>(typed: TypedQuestion, needed: readonly (typeof figures)[number][]) =>
  (needed.every((figure) => typeof typed[figure] === "number") ? (typed as Question) : undefined);
