/**
 * Opens and closes the items of an accordion before hydration (`data-still`). Items that the browser's search has opened are
 * marked as open, too.
 */
export function toggleStaticAccordions(): void {
  // In the capture phase: React stops clicks on elements it has not hydrated yet.
  document.addEventListener("click", toggle, true);
  document.addEventListener("beforematch", toggle, true);
}

function toggle({ type, target }: Event): void {
  const item = (target as Element).closest?.("[data-still] > *");
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
