import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { part } from "./style.ts";
import { color, text } from "./vars.css.ts";

/** The slip that acknowledges what a visitor has sent, with its number; kept together on paper. */
export const receipt = part({
  display: "grid",
  gap: scale[100],
  padding: scale[300],
  border: `${stroke.medium} solid ${color.borderColor.positive}`,
  borderRadius: radius.large,
  backgroundColor: color.bgColor.positive,
  breakInside: "avoid",
}, "slip");

/** The number on it, to be read out on the telephone. */
export const number = part({
  fontFamily: typeface.code,
  fontSize: fontSize.figure,
  lineHeight: text.lineHeight.tight,
  fontWeight: text.weight.bold,
  overflowWrap: "anywhere",
}, "slipNumber");
