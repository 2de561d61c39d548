/** Movement is short and has no meaning; with reduced motion it is off (`src/ui/theme/base.css.ts`). */
export const duration = { short: "120ms", medium: "220ms", long: "600ms" } as const;

/** Blocks that fade in: duration, and the pixels that must be visible first. docs/product.md, section 9.10. */
export const reveal = { duration: "1000ms", slowDuration: "1200ms", offsetPixels: 120 } as const;

export const easing = { out: "cubic-bezier(0.2, 0, 0, 1)", inOut: "cubic-bezier(0.4, 0, 0.2, 1)" } as const;
