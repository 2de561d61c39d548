/** Lengths, in rem unless said otherwise, so that a reader's own text size scales the page with it. */
export const scale = {
  0: "0", 25: "0.125rem", 50: "0.25rem", 75: "0.375rem", 100: "0.5rem", 150: "0.75rem", 200: "1rem", 250: "1.25rem",
  300: "1.5rem", 400: "2rem", 500: "2.5rem", 600: "3rem", 800: "4rem", 1000: "5rem", 1200: "6rem",
} as const;

/** Least size of anything that can be pressed: 44 CSS pixels at the usual text size. WCAG 2.5.5. */
export const targetSize = "2.75rem";

export const radius = { small: "0.375rem", medium: "0.75rem", large: "1.25rem", round: "999px" } as const;

/** Widths of lines, in pixels: a line that grows with the text gets heavy. */
export const stroke = { thin: "1px", medium: "2px", thick: "3px" } as const;

/** Widest lines and pages. */
export const measure = { text: "42rem", page: "72rem", narrow: "30rem" } as const;

/** Viewport widths, in em, at which a layout may change. 360 px comes first and needs no entry. */
export const breakpoint = { tablet: "48em", desktop: "64em", wide: "80em" } as const;
