import type { RefObject } from "react";
import { useHydrationSync } from "./useHydrationSync.ts";

/** Calls `onValue` if a visitor changed the input before hydration. `initial` is the value in the HTML. */
export function useHydratedInputValue(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  initial: string,
  onValue: (value: string) => void,
) {
  useHydrationSync(() => {
    const control = ref.current;
    if (!control) return;
    // An input normalises its value to its type and step, so the initial value is normalised before the comparison.
    const untouched = control.cloneNode() as typeof control;
    untouched.value = initial;
    if (control.value !== untouched.value) onValue(control.value);
  });
}
