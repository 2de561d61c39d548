import { useEffect, useState, type RefObject } from "react";
import { viewportMargin } from "../interaction-events.ts";

/** Whether the element has been near the viewport; once true, it stays true. For lazy loading. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInView(true),
      { rootMargin: viewportMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView, ref]);
  return isInView;
}
