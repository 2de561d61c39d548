/** Gap between gliding slides: 30 pixels at the default text size. docs/product.md, section 9.10. */
export const glideSpacing = "1.875rem";
