import { useEffect, useState, type RefObject } from "react";
import { prefersReducedMotion } from "#ui";

/** Milliseconds from zero to the final figure. */
const countMs = 1_500;

/** Slows down towards the end, so that the last figures can be read. */
const eased = (part: number) => 1 - (1 - part) ** 3;

/**
 * The value of a count from 0 to `to`: once, when the figure first comes into view, and not with reduced motion.
 * Undefined before and after, because then the final figure is shown.
 */
export function useCountUp(root: RefObject<Element | null>, to: number): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!root.current || prefersReducedMotion()) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const start = performance.now();
        const step = () => {
          const part = Math.min((performance.now() - start) / countMs, 1);
          setCount(part < 1 ? Math.round(to * eased(part)) : undefined);
          if (part < 1) frame = requestAnimationFrame(step);
        };
        step();
      },
      { threshold: 1 },
    );
    observer.observe(root.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root, to]);
  return count;
}
