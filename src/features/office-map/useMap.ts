import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { mapOrigin } from "#content/map-origin";
import { savePageState } from "#state/page-state";
import { routePath } from "#i18n/languages";
import { usePageState } from "#state/usePageState";

/** Whether the policy of the document, which stays as it was when the visitor came from another page, lets the map in. */
function mayFrame(): boolean {
  const policy = document.querySelector<HTMLMetaElement>("meta[http-equiv=content-security-policy]")?.content;
  return policy === undefined || policy.includes(mapOrigin);
}

/**
 * Whether the map of the third party is shown: never before the visitor asks. Where the document may not frame it, the
 * page is loaded anew with its own policy, and everything that stands on it is handed over as at a switch of language.
 */
export function useMap() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isReloading = useRef(false);
  const isRestored = useRef(false);
  usePageState(
    "map",
    () => shown || isReloading.current,
    (saved: boolean) => {
      isRestored.current = saved;
      setShown(saved);
    },
  );
  useEffect(() => {
    // The page was loaded for this button's sake, and the focus stays on it.
    if (!shown || !isRestored.current) return;
    isRestored.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [shown]);

  const toggle = useCallback(() => {
    if (shown || mayFrame()) return setShown(!shown);
    isReloading.current = true;
    savePageState(routePath(pathname));
    location.reload();
  }, [shown, pathname]);
  return { shown, toggle, button };
}
