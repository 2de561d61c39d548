import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Runs once, when React takes over a control that stood in the served page. What a visitor typed, ticked or chose before
 * that came with no event that React heard, and its next render would put the owner's older value back: this is the
 * moment to look at the control and tell the owner.
 */
export function useHydrationSync(look: () => void) {
  const lookNow = useEffectEvent(look);
  useLayoutEffect(() => lookNow(), []);
}
