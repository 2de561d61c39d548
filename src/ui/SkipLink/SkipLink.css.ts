import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

/** Hidden until it has the focus, then above everything. */
export const root = part(
  {
    position: "fixed",
    insetBlockStart: scale[100],
    insetInlineStart: scale[100],
    zIndex: 100,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    paddingInline: scale[250],
    border: `${stroke.medium} solid ${color.borderColor.accent}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.accent,
    fontWeight: text.weight.medium,
    selectors: { "&:not(:focus)": { transform: "translateY(-300%)", opacity: 0 } },
    "@media": { [media.print]: { display: "none" } },
  },
  "root",
);
