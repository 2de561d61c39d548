import { useEffect, type RefObject } from "react";

/**
 * Does for the tables of a text that stands in the page as HTML what the part Table does for itself: one that is wider
 * than its place can be reached by the Tab key and scrolled by the arrows, and is named by its caption.
 */
export function useTables(root: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const reachable = { tabindex: "0", role: "region", "aria-labelledby": target.querySelector("caption")!.id };
        for (const [name, value] of Object.entries(reachable)) {
          // A pixel of rounding is no overflow.
          if (target.scrollWidth > target.clientWidth + 1) target.setAttribute(name, value);
          else target.removeAttribute(name);
        }
      }
    });
    for (const table of root.current!.querySelectorAll("table")) observer.observe(table.parentElement!);
    return () => observer.disconnect();
  }, [root, key]);
}
