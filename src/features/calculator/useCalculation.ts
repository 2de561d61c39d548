import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";
import { defaultLoanTerms } from "#domain/default-loan-terms";
import { readCalculationSearch, toCalculationSearch } from "#domain/loan-terms-address";
import type { TypedTerms } from "#domain/typed-loan-terms";
import { usePageState } from "#state/usePageState";

/** Milliseconds after the last change before the address is updated. */
const addressDelayMs = 500;

/**
 * A calculation with its own address, which can be shared, reloaded and opened in the other language. The address is
 * updated when the visitor stops changing values. An invalid value in it is replaced by the default.
 */
export function useCalculation() {
  const [search, setSearch] = useSearchParams();
  const [calculation, setCalculation] = useState<TypedTerms>(defaultLoanTerms);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownSearch = useRef("");

  // The prerendered page knows no query, so the first render shows the defaults and the address is read after it.
  useEffect(() => {
    if (search.toString() === ownSearch.current) return;
    ownSearch.current = search.toString();
    setCalculation((before) => ({ ...before, ...readCalculationSearch(search) }));
  }, [search]);

  /** Whether the visitor has changed anything: the initial result is not announced. */
  const hasChanged = useRef(false);
  const change = useCallback((part: Partial<TypedTerms>) => {
    hasChanged.current = true;
    setCalculation((before) => ({ ...before, ...part }));
  }, []);

  const settled = useRef(calculation);
  useEffect(() => {
    if (settled.current === calculation) return;
    settled.current = calculation;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = toCalculationSearch(calculation);
      ownSearch.current = next.toString();
      setSearch(next, { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer.current);
  }, [calculation, setSearch]);

  // A change of the address would cancel a navigation that has started.
  const leaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);

  // The language may be switched before the address has been updated.
  usePageState<TypedTerms>("calculation", () => calculation, setCalculation);

  return { calculation, change, hasChanged };
}
