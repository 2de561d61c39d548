import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** Calls `clear` when the document is left: a browser that keeps it for Back keeps what `clear` has drawn. */
export function useOnLeave(clear: () => void): void {
  const leave = useEffectEvent(() => flushSync(clear));
  useEffect(() => {
    const listener = () => leave();
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  }, []);
}
