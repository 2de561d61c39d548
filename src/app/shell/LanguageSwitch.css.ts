import { radius, scale, targetSize } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[75],
    minBlockSize: targetSize,
    paddingInline: scale[100],
    borderRadius: radius.medium,
    color: color.fgColor.accent,
    fontWeight: text.weight.medium,
    textDecoration: "none",
    whiteSpace: "nowrap",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: color.bgColor.hover, textDecoration: "underline" } },
      },
    },
  },
  "root",
);
/** A phone shows only the name, to leave space for the brand. */
export const icon = page({ display: "none", "@media": { [media.tablet]: { display: "block" } } }, "icon");
