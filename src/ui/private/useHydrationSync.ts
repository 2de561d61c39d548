import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Runs once, when a control is hydrated. React received no event for what the visitor typed, ticked or chose before, and
 * its next render would restore the older value: `sync` reads the control and reports the value.
 */
export function useHydrationSync(sync: () => void) {
  const syncNow = useEffectEvent(sync);
  useLayoutEffect(() => syncNow(), []);
}
