import { useEffect, useState, type RefObject } from "react";
import { viewportMargin } from "../interaction-events.ts";

/** Whether the element has come near the screen; once true, true for good. For what is fetched only when it is needed. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setInView(true), { rootMargin: viewportMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView, ref]);
  return isInView;
}
