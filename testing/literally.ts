/** A pattern that finds a text as it is, whatever signs are in it. */
export const literalPattern = (text: string, before = "") => new RegExp(before + text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
