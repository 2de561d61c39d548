import { useEffect, type RefObject } from "react";
import { useRouteChange } from "./useRouteChange.ts";

/** Whether what a `<details>` shows hangs over the page. In the phone's menu it pushes down what follows. */
const overlays = (details: HTMLDetailsElement) => getComputedStyle(details.lastElementChild!).position === "absolute";

/**
 * Shuts an open `<details>` that hangs over the page as a menu does: on a press or a focus outside it, on Escape (with
 * the focus back on its summary) and on a change of route. Specification, section 2, "Shared header". One that stands in
 * the flow is left alone by a press outside: shutting it would pull the pressed link away from under the finger.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useRouteChange(() => {
    if (details.current) details.current.open = false;
  });

  useEffect(() => {
    const outside = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node) && overlays(element)) element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      if (element.contains(document.activeElement)) element.querySelector("summary")!.focus();
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
      removeEventListener("keydown", escape);
    };
  }, [details]);
}
