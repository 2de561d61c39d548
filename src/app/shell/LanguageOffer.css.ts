import { measure, radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    position: "fixed",
    zIndex: 3,
    insetBlockEnd: scale[100],
    insetInline: scale[100],
    maxInlineSize: measure.narrow,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: scale[100],
    paddingBlock: scale[100],
    paddingInline: scale[200],
    border: `${stroke.medium} solid ${color.borderColor.accent}`,
    borderRadius: radius.medium,
    boxShadow: color.shadow,
    backgroundColor: color.bgColor.surface,
    selectors: { "&[hidden]": { display: "none" } },
    "@media": { [media.print]: { display: "none" } },
  },
  "root",
);
export const message = page({ flex: "1 0 100%" }, "message");
export const accept = page(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    color: color.fgColor.accent,
    fontWeight: text.weight.medium,
  },
  "accept",
);
