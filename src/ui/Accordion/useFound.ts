import { useEffect, type RefObject } from "react";

/** Tells of each panel that must open because a search of the page or an address (`#id`) leads into it. */
export function useFound(root: RefObject<HTMLElement | null>, panelIds: string[], onFound: (panelId: string) => void) {
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
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const panel = found(target);
      if (!target || !panel?.hidden) return;
      onFound(panel.id);
      // Only after React has opened it is there a place to go to.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    // What the browser itself opened before hydration.
    for (const panel of panels) if (!panel.hasAttribute("hidden")) onFound(panel.id);
    openLinked();
    element.addEventListener("beforematch", openFound);
    window.addEventListener("hashchange", openLinked);
    return () => {
      element.removeEventListener("beforematch", openFound);
      window.removeEventListener("hashchange", openLinked);
    };
  }, [root, ids, onFound]);
}
