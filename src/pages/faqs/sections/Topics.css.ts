import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gap: scale[150] }, "root");
export const heading = page(
  { color: color.fgColor.muted, fontSize: fontSize.caption, fontWeight: text.weight.medium },
  "heading",
);
export const list = page(
  {
    display: "flex",
    flexWrap: "wrap",
    gap: scale[100],
    "@media": {
      [media.desktop]: {
        display: "grid",
        gap: 0,
        borderInlineStart: `${stroke.medium} solid ${color.borderColor.default}`,
      },
    },
  },
  "list",
);
export const link = page(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    paddingInline: scale[200],
    borderRadius: radius.round,
    border: `${stroke.thin} solid ${color.borderColor.control}`,
    color: color.fgColor.accent,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
    textDecoration: "none",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { borderColor: color.borderColor.accent, backgroundColor: color.bgColor.hover } },
      },
      [media.desktop]: {
        display: "flex",
        border: 0,
        borderRadius: radius.small,
        selectors: { "&:hover": { textDecoration: "underline" } },
      },
    },
  },
  "link",
);
