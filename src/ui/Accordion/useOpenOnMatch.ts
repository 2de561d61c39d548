import { useEffect, type RefObject } from "react";

/**
 * Tells of each panel that must open because a search of the page or an address (`#id`) leads into it. Where the address is
 * that of the panel itself, the focus goes to its heading: the question is read before the answer.
 */
export function useOpenOnMatch(root: RefObject<HTMLElement | null>, panelIds: string[], onFound: (panelId: string) => void) {
  const ids = panelIds.join(" ");
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const panels = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const found = (target: EventTarget | null) => panels.find((panel) => target instanceof Node && panel.contains(target));
    const openFound = ({ target }: Event) => {
      const panel = found(target);
      if (panel) onFound(panel.id);
    };
    const openLinked = () => {
      const target = linkedElement();
      const panel = found(target);
      if (!target || !panel) return;
      onFound(panel.id);
      // Only after React has opened it is there a place to go to.
      requestAnimationFrame(() => {
        const place = target === panel ? document.getElementById(`${panel.id}-heading`) : target;
        place?.scrollIntoView();
        if (target === panel) place?.focus({ preventScroll: true });
      });
    };
    openLinked();
    element.addEventListener("beforematch", openFound);
    window.addEventListener("hashchange", openLinked);
    return () => {
      element.removeEventListener("beforematch", openFound);
      window.removeEventListener("hashchange", openLinked);
    };
  }, [root, ids, onFound]);
}

/** What the address of the page points at; an address that cannot be read points at nothing. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
