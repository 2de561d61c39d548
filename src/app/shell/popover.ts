/** Shuts a popover if it is open, also in a browser that knows none, where `src/boot.ts` stands in. */
export function shut(panel: HTMLElement): void {
  if (panel.matches("popover" in panel ? ":popover-open" : "[data-open]")) panel.hidePopover();
}
