import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { part } from "./style.ts";
import { color, text } from "./vars.css.ts";

/** The acknowledgement of what a visitor has sent, with its number. Not split across printed pages. */
export const receipt = part(
  {
    display: "grid",
    gap: scale[100],
    padding: scale[300],
    border: `${stroke.medium} solid ${color.borderColor.positive}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.positive,
    breakInside: "avoid",
  },
  "receipt",
);

/** The number, to be read out on the phone. */
export const number = part(
  {
    fontFamily: typeface.code,
    fontSize: fontSize.figure,
    lineHeight: text.lineHeight.tight,
    fontWeight: text.weight.bold,
    overflowWrap: "anywhere",
  },
  "receiptNumber",
);
