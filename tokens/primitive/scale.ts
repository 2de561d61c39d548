/** Lengths, in rem unless stated otherwise, so that the page scales with the visitor's text size. */
export const scale = {
  0: "0",
  25: "0.125rem",
  50: "0.25rem",
  75: "0.375rem",
  100: "0.5rem",
  150: "0.75rem",
  200: "1rem",
  250: "1.25rem",
  300: "1.5rem",
  400: "2rem",
  500: "2.5rem",
  600: "3rem",
  800: "4rem",
  1000: "5rem",
  1200: "6rem",
} as const;

/** Minimum size of anything that can be pressed: 44 CSS pixels at the default text size. WCAG 2.5.5. */
export const targetSize = "2.75rem";

export const radius = { small: "0.375rem", medium: "0.75rem", large: "1.25rem", round: "999px" } as const;

/** Line widths, in pixels: a line that scales with the text would get too heavy. */
export const stroke = { thin: "1px", medium: "2px", thick: "3px" } as const;

/** Maximum widths of text and pages. */
export const measure = { text: "42rem", page: "72rem", narrow: "30rem" } as const;

/** Viewport widths, in em, at which a layout may change. 360 px comes first and needs no entry. */
export const breakpoint = { tablet: "48em", desktop: "64em", wide: "80em" } as const;
