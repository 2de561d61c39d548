import { useLayoutEffect, useRef } from "react";
import { reveal } from "#tokens/primitive/motion";
import { prefersReducedMotion } from "../private/motion.ts";

// Prerendering has no layout, and React would warn about a layout effect.
const useBeforePaint = typeof window === "undefined" ? () => {} : useLayoutEffect;

/**
 * Fades in a block below the screen when it is scrolled to. Returns the ref of the block, whose class is one of
 * `reveal.css.ts`. Blocks already in view do not change, nor any block without script, in print, with reduced motion or
 * with the focus. docs/product.md, section 9.10.
 */
export function useReveal<Block extends HTMLElement>() {
  const ref = useRef<Block>(null);
  useBeforePaint(() => {
    const block = ref.current!;
    if (block.getBoundingClientRect().top < innerHeight || prefersReducedMotion()) return;
    block.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        block.dataset.reveal = "shown";
        observer.disconnect();
      },
      { rootMargin: `0px 0px -${reveal.offsetPixels}px` },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  return ref;
}
