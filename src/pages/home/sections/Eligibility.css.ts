import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gap: scale[400],
    alignItems: "center",
    "@media": { [media.desktop]: { gridTemplateColumns: "1.2fr 1fr", columnGap: scale[800] } },
  },
  "root",
);
export const list = page({ display: "grid", gap: scale[250] }, "list");
export const item = page({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: scale[200] }, "item");
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: scale[400],
    blockSize: scale[400],
    borderRadius: "50%",
    backgroundColor: color.bgColor.positive,
    color: color.fgColor.positive,
  },
  "icon",
);
export const aside = page({ display: "grid", gap: scale[300], justifyItems: "center" }, "aside");
export const picture = page(
  { inlineSize: "min(16rem, 70%)", "@media": { [media.print]: { display: "none" } } },
  "picture",
);
export const tip = page(
  { paddingInlineStart: scale[200], borderInlineStart: `${stroke.thick} solid ${color.chart.interest}` },
  "tip",
);
