import { radius, scale, stroke } from "#tokens/primitive/scale";
import { color, text } from "./vars.css.ts";

/** Height of a {@link milestone}. */
export const milestoneHeight = "3.5rem";

/**
 * The `::before` of a step: its number on a milestone of an Indian road, white with a golden head. The list resets the
 * counter "step", and the step increments it.
 */
export const milestone = {
  content: "counter(step)",
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  paddingBlockEnd: scale[25],
  inlineSize: scale[600],
  blockSize: milestoneHeight,
  borderRadius: `${scale[300]} ${scale[300]} ${radius.small} ${radius.small}`,
  border: `${stroke.medium} solid ${color.art.line}`,
  backgroundColor: color.bgColor.surface,
  backgroundImage: `linear-gradient(${color.art.accent} 42%, transparent 42%)`,
  color: color.fgColor.default,
  fontWeight: text.weight.bold,
  fontVariantNumeric: "tabular-nums",
} as const;

/** Width of a {@link road}. */
export const roadWidth = scale[150];

/** A pseudo-element: a road from one milestone to the next, with a dashed line along its middle. Its place is up to the page. */
export const road = (direction: "across" | "down") => ({
  content: "",
  position: "absolute",
  [direction === "across" ? "blockSize" : "inlineSize"]: roadWidth,
  backgroundColor: color.bgColor.inverse,
  backgroundImage: `repeating-linear-gradient(${direction === "across" ? "to right" : "to bottom"}, ${color.fgColor.onInverseHighlight} 0 ${scale[150]}, transparent 0 ${scale[300]})`,
  backgroundSize: direction === "across" ? `100% ${stroke.medium}` : `${stroke.medium} 100%`,
  backgroundPosition: "center",
  backgroundRepeat: "no-repeat",
} as const);
