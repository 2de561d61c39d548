import { useEffect, useRef } from "react";
import { registerPageState, takePageState } from "./page-state.ts";

/**
 * Carries a component's state across a switch of language: `pack` is asked when the visitor switches, and what it gave is
 * handed to `unpack` on the other side, once, after hydration.
 */
export function usePageState<Parcel>(name: string, pack: () => Parcel, unpack: (parcel: Parcel) => void): void {
  const latest = useRef({ pack, unpack });
  useEffect(() => {
    latest.current = { pack, unpack };
  });
  useEffect(() => {
    const parcel = takePageState<Parcel>(name);
    if (parcel !== undefined) latest.current.unpack(parcel);
    return registerPageState(name, () => latest.current.pack());
  }, [name]);
}
