import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ position: "relative" }, "root");
export const summary = page(
  {
    display: "flex",
    alignItems: "center",
    gap: scale[75],
    minBlockSize: targetSize,
    paddingInline: scale[150],
    borderRadius: radius.small,
    fontWeight: text.weight.medium,
    cursor: "pointer",
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { backgroundColor: color.bgColor.hover } } },
      [media.desktop]: { paddingInline: scale[100], fontSize: fontSize.caption, whiteSpace: "nowrap" },
      [media.wide]: { fontSize: fontSize.body },
    },
  },
  "summary",
);
export const panel = page(
  {
    display: "grid",
    paddingInline: scale[150],
    "@media": {
      [media.desktop]: {
        position: "absolute",
        zIndex: 1,
        insetBlockStart: "100%",
        insetInlineEnd: 0,
        inlineSize: "max-content",
        maxInlineSize: "20rem",
        padding: scale[150],
        border: `${stroke.thin} solid ${color.borderColor.default}`,
        borderRadius: radius.medium,
        boxShadow: color.shadow,
        backgroundColor: color.bgColor.surface,
      },
    },
  },
  "panel",
);
/** Hidden, because the summary above has the same text; a fieldset still needs a name. */
export const legend = page(
  { position: "absolute", inlineSize: stroke.thin, blockSize: stroke.thin, overflow: "hidden", clipPath: "inset(50%)" },
  "legend",
);
export const choice = page(
  { display: "flex", alignItems: "center", gap: scale[100], minBlockSize: targetSize, cursor: "pointer" },
  "choice",
);
export const radio = page(
  { inlineSize: scale[250], blockSize: scale[250], flex: "none", accentColor: color.fgColor.accent },
  "radio",
);
