import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gap: scale[400],
    "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: scale[1000] } },
  },
  "root",
);
export const story = page({ display: "grid", gap: scale[300], justifyItems: "start", alignContent: "start" }, "story");
export const text = page({ fontSize: fontSize.lead }, "text");
export const points = page({ display: "grid" }, "points");
/** Lines instead of boxes. */
export const point = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: scale[250],
    paddingBlock: scale[250],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
  },
  "point",
);
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: scale[600],
    blockSize: scale[600],
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.highlight,
    color: color.fgColor.highlight,
  },
  "icon",
);
export const title = page({ marginBlockEnd: scale[25] }, "title");
export const pointText = page({ color: color.fgColor.muted }, "pointText");
