let shown: string | undefined;

/** Records that the page of the current address is shown. */
export function markPageShown(): void {
  shown = location.pathname;
}

/** Whether the page of the current address is already shown, instead of the one the visitor is leaving. */
export const isPageShown = () => shown === location.pathname;
