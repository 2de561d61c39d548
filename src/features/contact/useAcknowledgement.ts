import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "#state/useHydrated";
import { usePageState } from "#state/usePageState";
import type { Acknowledgement } from "./form.ts";

/**
 * The acknowledgement of this visit, stored in the browser's history entry: a reload shows it again, another tab does not.
 * `isNew` is true until the page is reloaded.
 */
export function useAcknowledgement() {
  const location = useLocation();
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  const isHydrated = useHydrated();
  const acknowledgement = isHydrated ? (location.state as { message?: Acknowledgement } | null)?.message : undefined;

  const store = useCallback(
    (message: Acknowledgement | undefined) => {
      void navigate(
        { search: location.search, hash: location.hash },
        {
          replace: true,
          preventScrollReset: true,
          state: { ...(history.state as { usr?: object } | null)?.usr, message },
        },
      );
    },
    [navigate, location.search, location.hash],
  );
  const show = useCallback(
    (message: Acknowledgement) => {
      setIsNew(true);
      store(message);
    },
    [store],
  );
  usePageState<Acknowledgement | undefined>(
    "message",
    () => acknowledgement,
    (saved) => saved && store(saved),
  );
  return { acknowledgement, isNew, show, takeBack: useCallback(() => store(undefined), [store]) };
}
