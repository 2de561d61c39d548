import { useCallback, useEffect, useRef, useState } from "react";
import type { PinPlace } from "#contract/lender";
import { fetchPlacesOfPin } from "./api.ts";

/** The result for the PIN code in the field. `none` while it has fewer than six digits. */
export interface PinLookUp {
  state: "none" | "loading" | "found" | "unknown" | "failed";
  /** The places that it can belong to, the most likely one first. */
  places: readonly PinPlace[];
}

const none: PinLookUp = { state: "none", places: [] };

/** Milliseconds after which the visitor chooses from the lists instead of waiting. */
const patienceMs = 10_000;

/** Looks up the places of a PIN code. `language` is `<html lang>`. The response for an outdated PIN code is ignored. */
export function usePinLookUp(language: string) {
  const [lookUp, setLookUp] = useState(none);
  const running = useRef<AbortController>(undefined);

  const forget = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setLookUp(none);
  }, []);

  /** Resolves to undefined if the PIN code is outdated. */
  const ask = useCallback(
    (pin: string): Promise<PinLookUp | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const timer = setTimeout(() => controller.abort(), patienceMs);
      const settle = (next: PinLookUp) => {
        clearTimeout(timer);
        if (running.current !== controller) return undefined;
        setLookUp(next);
        return next;
      };
      setLookUp({ state: "loading", places: [] });
      return fetchPlacesOfPin(pin, language, controller.signal).then(
        (places) => settle({ state: places.length > 0 ? "found" : "unknown", places }),
        () => settle({ state: "failed", places: [] }),
      );
    },
    [language],
  );

  useEffect(() => () => running.current?.abort(), []);

  return { lookUp, ask, forget };
}
