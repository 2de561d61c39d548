import type { RefObject } from "react";
import { useHydrationSync } from "./useHydrationSync.ts";

/** Tells of what a visitor typed or moved before the script came. `given` is the value that the HTML came with. */
export function useHydratedInputValue(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  given: string,
  tell: (typed: string) => void,
) {
  useHydrationSync(() => {
    const control = ref.current;
    if (!control) return;
    // A control bends its value to its type and steps, so the given one is bent likewise before they are compared.
    const untouched = control.cloneNode() as typeof control;
    untouched.value = given;
    if (control.value !== untouched.value) tell(control.value);
  });
}
