import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { mapOrigin } from "#content/map-origin";
import { savePageState } from "#state/page-state";
import { routePath } from "#i18n/languages";
import { usePageState } from "#state/usePageState";

/** Whether this document's content policy allows the map. After a navigation inside the application it is still that of the first page. */
function mayFrame(): boolean {
  const policy = document.querySelector<HTMLMetaElement>("meta[http-equiv=content-security-policy]")?.content;
  return policy === undefined || policy.includes(mapOrigin);
}

/**
 * Whether the third party's map is shown: only after the visitor asks for it. If the document's policy does not allow it,
 * the page is reloaded with its own policy, and its state is kept as in a language switch.
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
    // The page was reloaded because of this button, so the button keeps the focus.
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
