import { useEffect, useState, type RefObject } from "react";
import type { SelectList } from "./SelectList.tsx";

type EnhancedList = typeof SelectList;
let pending: Promise<EnhancedList> | undefined;

/** Radix's list, once for all selects of the page. A failed load leaves the native face, and the next select asks again. */
const load = () => (pending ??= import("./SelectList.tsx").then((module) => module.SelectList, (failure) => {
  pending = undefined;
  throw failure;
}));

/**
 * Radix's face for a mouse or another fine pointer, when it is there and nobody is in the native select. A select that
 * someone is in stays as it is until they leave it: its list may be open, and the change would be read out.
 */
export function useEnhancedSelect(select: RefObject<HTMLSelectElement | null>): EnhancedList | undefined {
  const [face, setFace] = useState<EnhancedList>();
  useEffect(() => {
    const native = select.current;
    if (!native || !window.matchMedia("(pointer: fine)").matches) return;
    const left = new AbortController();
    const put = (loaded: EnhancedList) => {
      if (left.signal.aborted) return;
      if (document.activeElement !== native) {
        setFace(() => loaded);
        left.abort();
      }
    };
    load().then((loaded) => {
      put(loaded);
      // Leaving the window blurs it too, but it is still the one in focus.
      if (!left.signal.aborted) native.addEventListener("blur", () => put(loaded), { signal: left.signal });
    }, () => undefined);
    return () => left.abort();
  }, [select]);
  return face;
}
