import { useEffect, type RefObject } from "react";

/**
 * Calls `onFound` for each panel that a search in the page or the address (`#id`) leads into. If the address is that of the
 * panel itself, its heading gets the focus, so that the question is announced before the answer.
 */
export function useOpenOnMatch(
  root: RefObject<HTMLElement | null>,
  panelIds: string[],
  onFound: (panelId: string) => void,
) {
  const ids = panelIds.join(" ");
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const panels = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const panelOf = (target: EventTarget | null) =>
      panels.find((panel) => target instanceof Node && panel.contains(target));
    const openFound = ({ target }: Event) => {
      const panel = panelOf(target);
      if (panel) onFound(panel.id);
    };
    const openLinked = () => {
      const target = linkedElement();
      const panel = panelOf(target);
      if (!target || !panel) return;
      onFound(panel.id);
      // After React has opened it.
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

/** The target of the page's hash; null if the hash cannot be decoded. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
