import { useEffect, useState, type RefObject } from "react";
import type { SelectList } from "./SelectList.tsx";

type EnhancedList = typeof SelectList;
let pending: Promise<EnhancedList> | undefined;

/** Loads Radix's list once for all selects. If it fails, the native select stays, and the next select tries again. */
const load = () => (pending ??= import("./SelectList.tsx").then((module) => module.SelectList, (failure) => {
  pending = undefined;
  throw failure;
}));

/**
 * Radix's list, for a fine pointer, once it is loaded and the native select is not focused. A focused select is replaced
 * only after it loses the focus: its list may be open, and a screen reader would announce the change.
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
      // Leaving the window also fires `blur`, but the select stays the active element.
      if (!left.signal.aborted) native.addEventListener("blur", () => put(loaded), { signal: left.signal });
    }, () => undefined);
    return () => left.abort();
  }, [select]);
  return face;
}
