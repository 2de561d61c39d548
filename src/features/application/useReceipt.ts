import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import type { ApplicationReceipt } from "#contract/lender";
import { useHydrated } from "#state/useHydrated";
import { usePageState } from "#state/usePageState";
import { removeReceipt, findReceipt, storeReceipt, remainingMs, type StoredReceipt } from "./stored-receipt.ts";

/** The state of a history entry: only the id of the acknowledgement that it shows. */
const state = v.object({ receipt: v.string() });

/**
 * The acknowledgement of this visit. The browser's history entry has its id and the tab's storage the rest, so that a
 * reload and Back show it again, "Apply now" opens an empty form, and one deletion clears it for every entry. It is deleted
 * after `receipt.shownMinutes`.
 */
export function useReceipt() {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = v.safeParse(state, location.state);
  const id = entry.success ? entry.output.receipt : undefined;
  // Also without an id, because this deletes one that is too old.
  const stored = useHydrated() ? findReceipt(id) : undefined;

  // Replaces the entry of the checked answers, so that Back leads to the form.
  const open = useCallback(
    (receiptId: string) => navigate("/apply-now", { state: { receipt: receiptId }, replace: true }),
    [navigate],
  );
  const show = useCallback(
    (receipt: ApplicationReceipt, amount: string) => open(storeReceipt(receipt, amount)),
    [open],
  );
  const clear = useCallback(() => {
    removeReceipt();
    void navigate("/", { replace: true });
  }, [navigate]);
  usePageState<string | undefined>(
    "receipt",
    () => (stored ? id : undefined),
    (saved) => saved && open(saved),
  );
  useEnd(stored, clear);
  return { stored, show, clear };
}

/** Calls `end` when the acknowledgement expires, even if the page was suspended until then. */
function useEnd(stored: StoredReceipt | undefined, end: () => void): void {
  const doneAt = stored?.doneAt;
  useEffect(() => {
    if (doneAt === undefined) return;
    const check = () => {
      if (remainingMs({ doneAt }) <= 0) end();
    };
    const timer = setTimeout(check, remainingMs({ doneAt }));
    // Timers are late on a page that is hidden, frozen or in the back/forward cache.
    document.addEventListener("visibilitychange", check);
    addEventListener("pageshow", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
      removeEventListener("pageshow", check);
    };
  }, [doneAt, end]);
}
