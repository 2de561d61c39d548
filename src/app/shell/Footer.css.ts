import { scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.onInverseMuted,
    fontSize: fontSize.caption,
    paddingBlock: `${scale[600]} ${scale[1000]}`,
    borderBlockStart: `${stroke.thick} solid ${color.fgColor.onInverseHighlight}`,
    "@media": { [media.print]: { paddingBlock: scale[100] } },
  },
  "root",
);
export const columns = page(
  {
    display: "grid",
    gap: scale[400],
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [media.desktop]: { gridTemplateColumns: "1.4fr 0.8fr 1fr 1fr" },
      [media.print]: { display: "none" },
    },
  },
  "columns",
);
export const about = page({ display: "grid", gap: scale[150], alignContent: "start" }, "about");
export const brand = page(
  { color: color.fgColor.onInverse, fontSize: fontSize.heading4, fontWeight: text.weight.bold },
  "brand",
);
export const warning = page({ color: color.fgColor.onInverseHighlight, fontWeight: text.weight.medium }, "warning");
export const heading = page(
  { color: color.fgColor.onInverse, fontSize: fontSize.body, marginBlockEnd: scale[100], letterSpacing: "0" },
  "heading",
);
export const link = page(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    minInlineSize: targetSize,
    color: color.fgColor.onInverse,
    textDecoration: "none",
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } } },
  },
  "link",
);
export const address = page({ fontStyle: "normal", display: "grid", gap: scale[50] }, "address");
export const copyright = page(
  {
    marginBlockStart: scale[400],
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.onInverse}`,
    "@media": { [media.print]: { marginBlockStart: 0, paddingBlockStart: 0, border: 0 } },
  },
  "copyright",
);
