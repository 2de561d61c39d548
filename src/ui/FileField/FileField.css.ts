import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

/** The browser draws the button and the file name; only the button is styled. The browser shortens a long name. */
export const control = part(
  {
    paddingBlock: scale[75],
    paddingInline: scale[75],
    cursor: "pointer",
    textOverflow: "ellipsis",
    "::file-selector-button": {
      minBlockSize: targetSize,
      marginInlineEnd: scale[150],
      paddingInline: scale[200],
      border: `${stroke.medium} solid ${color.button.neutral.borderColor}`,
      borderRadius: radius.small,
      backgroundColor: color.button.neutral.rest,
      color: color.button.neutral.fgColor,
      font: "inherit",
      fontWeight: text.weight.medium,
      cursor: "pointer",
    },
    "@media": {
      [media.hover]: {
        selectors: { "&::file-selector-button:hover": { backgroundColor: color.button.neutral.hover } },
      },
      [media.forcedColors]: { "::file-selector-button": { borderColor: "ButtonText" } },
    },
  },
  "control",
);
