let shown: string | undefined;

/** Tells that the visitor sees the page of the address. */
export function markShown(): void {
  shown = location.pathname;
}

/** Whether the visitor sees the page of the address, and not yet the one they are leaving. */
export const isPageShown = () => shown === location.pathname;
