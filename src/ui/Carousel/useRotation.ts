import { useEffect, useState, type RefObject } from "react";
import { wantsLessMotion } from "../private/motion.ts";

/** Moves on by itself every so many milliseconds, as long as nobody looks closer, and never for who wants less motion. */
export function useRotation(root: RefObject<HTMLElement | null>, intervalMs: number | undefined, next: (() => void) | undefined) {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (wantsLessMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // On the whole section: Embla's own autoplay hears the focus in slides only, not on its buttons (#615, #634).
    const holds = { hover: false, focus: false };
    const hold = (change: Partial<typeof holds>) => { Object.assign(holds, change); setHeld(holds.hover || holds.focus); };
    const events = new AbortController();
    const { signal } = events;
    element.addEventListener("pointerenter", ({ pointerType }) => { if (pointerType === "mouse") hold({ hover: true }); }, { signal });
    element.addEventListener("pointerleave", () => hold({ hover: false }), { signal });
    element.addEventListener("focusin", () => hold({ focus: true }), { signal });
    element.addEventListener("focusout", ({ relatedTarget }) => hold({ focus: relatedTarget instanceof Node && element.contains(relatedTarget) }), { signal });
    return () => events.abort();
  }, [root]);

  const rotating = Boolean(intervalMs && next && playing && !held);
  useEffect(() => {
    if (!rotating || !next) return;
    const timer = setInterval(() => { if (!document.hidden) next(); }, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, intervalMs, next]);

  return { playing, setPlaying, rotating };
}
