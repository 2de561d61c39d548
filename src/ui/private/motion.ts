/** Whether the person asked for less motion. Only where there is a window. */
export const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
