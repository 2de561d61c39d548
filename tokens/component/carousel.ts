/** Between slides that glide by: 30 pixels at the usual text size. docs/product.md, section 9.10. */
export const glideSpacing = "1.875rem";
