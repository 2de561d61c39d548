import { useEffect, useState, type RefObject } from "react";

/** Whether what the element holds is wider than the element, so that it scrolls sideways. Before the script can tell, it may be. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A pixel of rounding is no overflow.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
