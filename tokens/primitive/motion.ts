/** Movement is short and carries no meaning; with reduced motion it is off altogether (`src/ui/theme/base.css.ts`). */
export const duration = { short: "120ms", medium: "220ms", long: "600ms" } as const;

export const easing = { out: "cubic-bezier(0.2, 0, 0, 1)", inOut: "cubic-bezier(0.4, 0, 0.2, 1)" } as const;
