import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** Calls `clear` when the visitor leaves the page, so that a page restored from the back/forward cache shows nothing private. */
export function useOnLeave(clear: () => void): void {
  const leave = useEffectEvent(() => flushSync(clear));
  useEffect(() => {
    const listener = () => leave();
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  }, []);
}
