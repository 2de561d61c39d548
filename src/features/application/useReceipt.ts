import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { applicationReceipt, type ApplicationReceipt } from "#contract/lender";
import { useHandover } from "#i18n/useHandover";

const state = v.object({ receipt: applicationReceipt });

/**
 * The acknowledgement of this visit, kept with the entry in the browser's history: a reload shows it again, Back leads
 * to an empty form, and another tab knows nothing of it.
 */
export function useReceipt(): [ApplicationReceipt | undefined, (receipt: ApplicationReceipt) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const held = v.safeParse(state, location.state);
  const receipt = useIsAlive() && held.success ? held.output.receipt : undefined;
  const show = useCallback((next: ApplicationReceipt, replace = false) => navigate("/apply-now", { state: { receipt: next }, replace }), [navigate]);
  useHandover<ApplicationReceipt | undefined>("receipt", () => receipt, (parcel) => parcel && show(parcel, true));
  return [receipt, show];
}

/** False only while the page that was rendered ahead, which knows no history, comes to life. */
const useIsAlive = () => useSyncExternalStore(() => () => {}, () => true, () => false);
