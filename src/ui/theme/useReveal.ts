import { useLayoutEffect, useRef } from "react";
import { reveal } from "#tokens/primitive/motion";
import { prefersReducedMotion } from "../private/motion.ts";

// Pages are prerendered as well, where nothing is laid out and React would complain.
const useBeforePaint = typeof window === "undefined" ? () => {} : useLayoutEffect;

/**
 * Lets a block below the screen fade in once it is scrolled to; the ref goes on the block, whose class is one of
 * `reveal.css.ts`. A block that was seen already stays as it is, and so do all of them without script, in print, for who
 * wants less motion and for what has the focus. docs/product.md, section 9.10.
 */
export function useReveal<Block extends HTMLElement>() {
  const ref = useRef<Block>(null);
  useBeforePaint(() => {
    const block = ref.current!;
    if (block.getBoundingClientRect().top < innerHeight || prefersReducedMotion()) return;
    block.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      block.dataset.reveal = "shown";
      observer.disconnect();
    }, { rootMargin: `0px 0px -${reveal.offsetPixels}px` });
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  return ref;
}
