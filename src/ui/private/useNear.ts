import { useEffect, useState, type RefObject } from "react";
import { nearMargin } from "../first-signs.ts";

/** Whether the element has come near the screen; once true, true for good. For what is fetched only when it is needed. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: nearMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
