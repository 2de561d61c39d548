import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from "react";

/** One ref for the part's own use, and the callback that fills it and the one handed in by the owner. */
export function useMergedRef<T>(given: Ref<T> | undefined): [RefObject<T | null>, RefCallback<T>] {
  const own = useRef<T>(null);
  const fill = useCallback((element: T | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  }, [given]);
  return [own, fill];
}
