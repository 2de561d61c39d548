import { useEffect, useState, type RefObject } from "react";
import { firstSigns } from "#ui/first-signs";

/**
 * Whether anybody has begun to use the page, or came for a place in it (`#id`), or no HTML of the part is there to be
 * seen meanwhile. For a part that is on the screen at once and can be used as bare HTML for a moment.
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
