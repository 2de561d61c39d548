import { useEffect, type RefObject } from "react";
import { useAnnounce } from "#ui";

/** Milliseconds for which a link shows that it has been copied. */
const shownMs = 2_000;

/**
 * A link of a section to itself also copies its address, and says so in the words that the text brings along. Without a
 * clipboard it leads there and no more.
 */
export function useCopiedLinks(root: RefObject<HTMLElement | null>): void {
  const announce = useAnnounce();
  useEffect(() => {
    const element = root.current;
    const copy = async ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[data-copy]");
      if (!link) return;
      try {
        await navigator.clipboard.writeText(link.href);
      } catch {
        return;
      }
      announce(link.closest<HTMLElement>("[data-copied]")!.dataset.copied!);
      link.dataset.copy = "done";
      setTimeout(() => { link.dataset.copy = ""; }, shownMs);
    };
    element?.addEventListener("click", copy);
    return () => element?.removeEventListener("click", copy);
  }, [root, announce]);
}
