import { useEffect, useState, type RefObject } from "react";
import { interactionEvents } from "#ui/interaction-events";

/**
 * Whether the visitor has interacted with the page, or came for a place in it (`#id`), or the island has no HTML to show
 * until then. For an island that is visible immediately and works as bare HTML for a moment.
 */
export function useFirstInteraction(root: RefObject<HTMLElement | null>): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const touch = () => setHasInteracted(true);
    if (location.hash || !root.current?.textContent || root.current.dataset.island === "used") return touch();
    const events = new AbortController();
    for (const sign of interactionEvents)
      addEventListener(sign, touch, { capture: true, passive: true, signal: events.signal });
    return () => events.abort();
  }, [hasInteracted, root]);
  return hasInteracted;
}
