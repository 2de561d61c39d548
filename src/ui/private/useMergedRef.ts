import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from "react";

/** A ref for the component's own use, and a callback ref that also fills the ref passed by its parent. */
export function useMergedRef<T>(given: Ref<T> | undefined): [RefObject<T | null>, RefCallback<T>] {
  const own = useRef<T>(null);
  const fill = useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === "function") return given(element);
      if (given) given.current = element;
    },
    [given],
  );
  return [own, fill];
}
