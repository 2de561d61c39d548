/**
 * System fonts, so that text is painted immediately. Each list has a Devanagari font before the generic one: Noto Sans on Android, Kohinoor on Apple, Nirmala UI on Windows. docs/product.md, section 12.
 */
export const typeface = {
  text: `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", sans-serif`,
  /** For application and account numbers, where every character matters. */
  code: `ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Noto Sans Mono", monospace`,
} as const;

/** Font sizes, from the phone to the widest screen. Headings grow with the viewport and with the reader's text size. */
export const fontSize = {
  caption: "0.9375rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
  heading4: "1.1875rem",
  heading3: "clamp(1.3125rem, 1.24rem + 0.35vw, 1.5rem)",
  heading2: "clamp(1.625rem, 1.45rem + 0.85vw, 2.25rem)",
  heading1: "clamp(2rem, 1.65rem + 1.75vw, 3.25rem)",
  figure: "clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)",
} as const;

/**
 * Line height and weight by script. Devanagari is taller, with marks above and below the line, and its bold is too dense
 * at 700: it gets a greater line height and a lighter weight, so that it is neither clipped nor smudged.
 */
export const script = {
  Latn: {
    lineHeight: { body: "1.6", heading: "1.18", tight: "1.3" },
    weight: { regular: "400", medium: "600", bold: "700" },
    tracking: "-0.015em",
  },
  Deva: {
    lineHeight: { body: "1.8", heading: "1.42", tight: "1.5" },
    weight: { regular: "400", medium: "600", bold: "650" },
    tracking: "0",
  },
} as const;

export type Script = keyof typeof script;
