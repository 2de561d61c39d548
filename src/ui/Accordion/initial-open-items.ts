/** Which of these panels stand open in the page, or nothing when they are not there: what is seen is where it goes on. */
export function initialOpenItems(panelIds: string[]): string[] | undefined {
  if (typeof document === "undefined") return undefined;
  const panels = panelIds.flatMap((id) => document.getElementById(id) ?? []);
  return panels.length === panelIds.length ? panels.filter((panel) => !panel.hasAttribute("hidden")).map(({ id }) => id) : undefined;
}
