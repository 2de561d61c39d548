import { radius, scale, stroke } from "#tokens/primitive/scale";
import { color, text } from "./vars.css.ts";

const milestoneWidth = scale[600];

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
  inlineSize: milestoneWidth,
  blockSize: milestoneHeight,
  borderRadius: `${scale[300]} ${scale[300]} ${radius.small} ${radius.small}`,
  border: `${stroke.medium} solid ${color.art.line}`,
  backgroundColor: color.bgColor.surface,
  backgroundImage: `linear-gradient(${color.art.accent} 42%, transparent 42%)`,
  color: color.fgColor.default,
  fontWeight: text.weight.bold,
  fontVariantNumeric: "tabular-nums",
} as const;

/** Width of a {@link roadDown} or {@link roadAcross}. */
export const roadWidth = scale[150];

/** A strip with a dashed line along its middle. The page says where it begins and ends. */
const road = (side: "right" | "bottom", lineSize: string) =>
  ({
    content: "",
    position: "absolute",
    backgroundColor: color.bgColor.inverse,
    backgroundImage: `repeating-linear-gradient(to ${side}, ${color.fgColor.onInverseHighlight} 0 ${scale[150]}, transparent 0 ${scale[300]})`,
    backgroundSize: lineSize,
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
  }) as const;

/** A pseudo-element: a road behind the middle of the milestones, down the page. */
export const roadDown = {
  ...road("bottom", `${stroke.medium} 100%`),
  inlineSize: roadWidth,
  insetInlineStart: `calc((${milestoneWidth} - ${roadWidth}) / 2)`,
} as const;

/** A pseudo-element: a road under the feet of the milestones, across the page. */
export const roadAcross = {
  ...road("right", `100% ${stroke.medium}`),
  blockSize: roadWidth,
  insetInline: 0,
  insetBlockStart: milestoneHeight,
} as const;
