import { useLayoutEffect, type RefObject } from "react";

/**
 * Tells of what a visitor typed or moved before the script came: React takes over such a control without a change
 * event, and would put the owner's older value back at the next render. `given` is the value that the HTML came with.
 */
export function useTypedBefore(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  given: string,
  tell: (typed: string) => void,
) {
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    // A control bends its value to its type and steps, so the given one is bent likewise before they are compared.
    const untouched = control.cloneNode() as typeof control;
    untouched.value = given;
    if (control.value !== untouched.value) tell(control.value);
    // Once: this is about the time before the first render.
  }, []);
}
