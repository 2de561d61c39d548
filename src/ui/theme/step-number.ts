import { scale, stroke } from "#tokens/primitive/scale";
import { color, text } from "./vars.css.ts";

/** The `::before` of a step in a numbered way: its number in a circle. The list resets the counter "step", the step increments it. */
export const stepNumber = {
  content: "counter(step)",
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: scale[600],
  blockSize: scale[600],
  borderRadius: "50%",
  border: `${stroke.medium} solid ${color.borderColor.accent}`,
  color: color.fgColor.accent,
  fontWeight: text.weight.bold,
  fontVariantNumeric: "tabular-nums",
} as const;
