import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Announces a result whenever it changes, but not the first one. While there is none (`undefined`), a pending announcement
 * is cancelled.
 */
export function useAnnounceChange(result: string | undefined, announce: (message: string) => void): void {
  const last = useRef(result);
  const announceNow = useEffectEvent(announce);
  // Before the effects of the fields, one of which may announce why there is no result.
  useLayoutEffect(() => {
    if (result === undefined) announceNow("");
  }, [result]);
  useEffect(() => {
    if (last.current === result) return;
    last.current = result;
    if (result !== undefined) announceNow(result);
  }, [result]);
}
