import { useEffect, useState, type RefObject } from "react";

/** Whether the content of the element is wider than the element, so that it scrolls sideways. True before hydration. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // One pixel of rounding is not an overflow.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
