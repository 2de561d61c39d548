import { useEffect, useRef, useState, type RefObject } from "react";
import { prefersReducedMotion } from "../private/motion.ts";

/**
 * Automatic movement, which pauses on hover and focus and starts paused with reduced motion. Calls `next`, if given, every
 * `intervalMs` milliseconds; otherwise the caller reads from `moving` whether it may move.
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  next: (() => void) | undefined,
) {
  const [playing, setPlaying] = useState(true);
  const [lessMotion, setLessMotion] = useState(false);
  const holds = useRef({ hover: false, focus: false });
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!prefersReducedMotion()) return;
    setLessMotion(true);
    setPlaying(false);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // On the whole section: Embla's own autoplay notices the focus in slides only, not on its buttons (#615, #634).
    const hold = (change: Partial<typeof holds.current>) => {
      Object.assign(holds.current, change);
      setHeld(holds.current.hover || holds.current.focus);
    };
    const events = new AbortController();
    const { signal } = events;
    element.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType === "mouse") hold({ hover: true });
      },
      { signal },
    );
    element.addEventListener("pointerleave", () => hold({ hover: false }), { signal });
    element.addEventListener("focusin", () => hold({ focus: true }), { signal });
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => hold({ focus: relatedTarget instanceof Node && element.contains(relatedTarget) }),
      { signal },
    );
    return () => events.abort();
  }, [root]);

  const moving = Boolean(intervalMs && playing && !held);
  useEffect(() => {
    if (!moving || !next) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, intervalMs, next]);

  /** Pauses or starts the movement immediately, although the pointer and the focus are still on the button. */
  const play = (on: boolean) => {
    setPlaying(on);
    if (!on) return;
    holds.current = { hover: false, focus: false };
    setHeld(false);
  };

  return { playing, play, moving, lessMotion };
}
