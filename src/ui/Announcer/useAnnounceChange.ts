import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Announces a result whenever it changes; what it is at first is no news. While there is none (`undefined`), one that
 * waits to be said is taken back.
 */
export function useAnnounceChange(result: string | undefined, announce: (message: string) => void): void {
  const last = useRef(result);
  const tell = useEffectEvent(announce);
  // Before the effects of the fields, one of which may say why there is no result.
  useLayoutEffect(() => {
    if (result === undefined) tell("");
  }, [result]);
  useEffect(() => {
    if (last.current === result) return;
    last.current = result;
    if (result !== undefined) tell(result);
  }, [result]);
}
