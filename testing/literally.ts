/** A pattern that matches a text literally. */
export const literalPattern = (text: string, before = "") =>
  new RegExp(before + text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
