import { scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  { borderBlockStart: `${stroke.medium} solid ${color.fgColor.highlight}`, paddingBlockStart: scale[200] },
  "root",
);
/** A floated legend is laid out like any other box. */
export const legend = page(
  { float: ["left", "inline-start"], inlineSize: "100%", marginBlockEnd: scale[200] },
  "legend",
);
export const heading = page({ fontSize: fontSize.heading3 }, "heading");
export const fields = page(
  { clear: "both", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[300] },
  "fields",
);
