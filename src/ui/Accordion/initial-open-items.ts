/** The panels that are open in the page's HTML, so that hydration keeps them open; undefined if the page has no such panels. */
export function initialOpenItems(panelIds: string[]): string[] | undefined {
  if (typeof document === "undefined") return undefined;
  const panels = panelIds.flatMap((id) => document.getElementById(id) ?? []);
  return panels.length === panelIds.length
    ? panels.filter((panel) => !panel.hasAttribute("hidden")).map(({ id }) => id)
    : undefined;
}
