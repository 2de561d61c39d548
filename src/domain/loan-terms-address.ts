import { calculator } from "./facts/calculator.ts";
import { defaultLoanTerms } from "./default-loan-terms.ts";
import type { TypedTerms } from "./typed-loan-terms.ts";

/** Query parameters with their limits, which are those of the fields. */
const parameters = {
  amount: { field: "amountRupees", ...calculator.amountRupees, decimals: 2 },
  days: { field: "tenureDays", ...calculator.tenureDays, decimals: 0 },
  rate: { field: "ratePercent", ...calculator.ratePercent, decimals: 2 },
  fee: { field: "processingFeeRupees", min: 0, max: calculator.amountRupees.max, decimals: 2 },
  gst: { field: "gstPercent", min: 0, max: 100, decimals: 2 },
} as const;

/** The query of a calculation: only valid values that differ from the defaults. */
export function toCalculationSearch(calculation: TypedTerms): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, { field }] of Object.entries(parameters)) {
    const value = calculation[field];
    if (typeof value === "number" && value !== defaultLoanTerms[field]) search.set(name, String(value));
  }
  if (calculation.repayment !== defaultLoanTerms.repayment) search.set("repay", calculation.repayment);
  return search;
}

/** The query that takes a loan to the application: the amount for its field, tenure and repayment for its example, nothing else. */
export function toApplicationSearch({
  amountRupees,
  tenureDays,
  repayment,
}: Pick<TypedTerms, "tenureDays" | "repayment"> & { amountRupees: number }): URLSearchParams {
  return new URLSearchParams({
    amount: String(amountRupees),
    ...(typeof tenureDays === "number" && { days: String(tenureDays) }),
    repay: repayment,
  });
}

/** Reads a calculation from a query. Values outside the limits are ignored. */
export function readCalculationSearch(search: URLSearchParams): Partial<TypedTerms> {
  const terms: Partial<TypedTerms> = {};
  for (const [name, { field, min, max, decimals }] of Object.entries(parameters)) {
    const text = search.get(name);
    const value = text === null || text === "" ? Number.NaN : Number(text);
    if (value >= min && value <= max && value === Number(value.toFixed(decimals))) terms[field] = value;
  }
  const repayment = search.get("repay");
  if (repayment === "once" || repayment === "monthly") terms.repayment = repayment;
  return terms;
}
