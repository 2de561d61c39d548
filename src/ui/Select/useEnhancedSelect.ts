import { useEffect, useState, type RefObject } from "react";
import type { SelectList } from "./SelectList.tsx";

type EnhancedList = typeof SelectList;
let pending: Promise<EnhancedList> | undefined;

/** Loads Radix's list once for all selects. If it fails, the native select stays, and the next select tries again. */
const load = () =>
  (pending ??= import("./SelectList.tsx").then(
    (module) => module.SelectList,
    (failure) => {
      pending = undefined;
      throw failure;
    },
  ));

/**
 * Radix's list, for a fine pointer, once it is loaded and the native select is not focused. A focused select is replaced
 * only after it loses the focus: its list may be open, and a screen reader would announce the change.
 */
export function useEnhancedSelect(select: RefObject<HTMLSelectElement | null>): EnhancedList | undefined {
  const [list, setList] = useState<EnhancedList>();
  useEffect(() => {
    const native = select.current;
    if (!native || !window.matchMedia("(pointer: fine)").matches) return;
    const done = new AbortController();
    const put = (loaded: EnhancedList) => {
      if (done.signal.aborted) return;
      if (document.activeElement !== native) {
        setList(() => loaded);
        done.abort();
      }
    };
    load().then(
      (loaded) => {
        put(loaded);
        // Leaving the window also fires `blur`, but the select stays the active element.
        if (!done.signal.aborted) native.addEventListener("blur", () => put(loaded), { signal: done.signal });
      },
      () => undefined,
    );
    return () => done.abort();
  }, [select]);
  return list;
}
