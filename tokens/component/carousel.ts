/** Between slides that glide by: 30 pixels at the usual text size. Specification, section 9, "features … spacing 30". */
export const glideSpacing = "1.875rem";
