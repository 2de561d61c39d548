import { scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const picture = page(
  {
    inlineSize: "100%",
    maxInlineSize: "16rem",
    marginInline: "auto",
    paddingBlockStart: scale[200],
    paddingInline: scale[200],
  },
  "picture",
);
/** Areas of work, on one line on a wide screen. */
export const work = page(
  {
    display: "grid",
    gap: scale[150],
    marginBlockStart: scale[500],
    paddingBlockStart: scale[300],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: scale[600], alignItems: "center" },
    },
  },
  "work",
);
export const heading = page({ fontSize: fontSize.heading4 }, "heading");
export const areas = page({ display: "flex", flexWrap: "wrap", columnGap: scale[400], rowGap: scale[150] }, "areas");
export const area = page(
  { display: "inline-flex", alignItems: "center", gap: scale[100], color: color.fgColor.accent },
  "area",
);
