import { useEffect, useState, type RefObject } from "react";
import { firstSigns } from "#ui/first-signs";

/**
 * Whether the visitor has interacted with the page, or came for a place in it (`#id`), or the island has no HTML to show
 * until then. For an island that is visible immediately and works as bare HTML for a moment.
 */
export function useFirstInteraction(root: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const touch = () => setTouched(true);
    if (location.hash || !root.current?.textContent || root.current.dataset.island === "used") return touch();
    const events = new AbortController();
    for (const sign of firstSigns) addEventListener(sign, touch, { capture: true, passive: true, signal: events.signal });
    return () => events.abort();
  }, [touched, root]);
  return touched;
}
