import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Acts when the visitor has gone to another page; not at the first one, for what was opened there before the script came
 * stays open.
 */
export function useRouteChange(act: () => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    actNow();
  }, [pathname]);
}
