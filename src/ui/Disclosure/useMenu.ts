import { useEffect, type RefObject } from "react";

/**
 * Closes a menu on Escape, on a press or focus outside, and when one of its links is followed. Escape returns the focus to
 * the summary, because the focused element would be hidden.
 */
export function useMenu(ref: RefObject<HTMLDetailsElement | null>, enabled: boolean) {
  useEffect(() => {
    const details = ref.current;
    if (!enabled || !details) return;
    const events = new AbortController();
    const { signal } = events;
    const shut = () => {
      details.open = false;
    };
    const shutIfOutside = (target: EventTarget | null) => {
      if (details.open && target instanceof Node && !details.contains(target)) shut();
    };
    document.addEventListener("pointerdown", ({ target }) => shutIfOutside(target), { signal });
    details.addEventListener("focusout", ({ relatedTarget }) => shutIfOutside(relatedTarget), { signal });
    details.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest("a")) shut();
      },
      { signal },
    );
    details.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !details.open) return;
        event.stopPropagation();
        shut();
        details.querySelector("summary")?.focus();
      },
      { signal },
    );
    return () => events.abort();
  }, [ref, enabled]);
}
