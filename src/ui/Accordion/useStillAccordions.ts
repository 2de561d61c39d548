import { useEffect } from "react";

/**
 * For a page whose accordions come to life only when somebody uses it: until then (`data-still`) a press opens and shuts
 * them as they stand in the HTML, and what the browser's search has opened is told as open.
 */
export function useStillAccordions(): void {
  useEffect(() => {
    const events = new AbortController();
    // Before React, which keeps a press from reaching what it has not taken over yet.
    const options = { capture: true, signal: events.signal };
    document.addEventListener("click", toggle, options);
    document.addEventListener("beforematch", toggle, options);
    return () => events.abort();
  }, []);
}

function toggle({ type, target }: Event): void {
  const item = (target as Element).closest("[data-still] > *");
  const trigger = item?.querySelector<HTMLElement>("[aria-expanded]");
  const panel = item?.lastElementChild;
  if (!trigger || !panel) return;
  const isPress = type === "click";
  if (isPress && !trigger.contains(target as Node)) return;
  const open = !isPress || trigger.getAttribute("aria-expanded") === "false";
  trigger.setAttribute("aria-expanded", String(open));
  trigger.dataset.state = open ? "open" : "closed";
  if (open) panel.removeAttribute("hidden");
  else panel.setAttribute("hidden", "until-found");
}
