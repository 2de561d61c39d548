import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[500],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: scale[800] } },
  },
  "root",
);
export const steps = page({ display: "grid", gap: scale[250], alignContent: "start", counterReset: "step" }, "steps");
export const step = page(
  {
    counterIncrement: "step",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[200],
    "::before": {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      inlineSize: scale[500],
      blockSize: scale[500],
      borderRadius: radius.round,
      border: `${stroke.medium} solid ${color.borderColor.accent}`,
      color: color.fgColor.accent,
      fontWeight: text.weight.bold,
      fontVariantNumeric: "tabular-nums",
    },
  },
  "step",
);
export const stepWords = page({ paddingBlockStart: scale[50] }, "stepWords");

export const portals = page({ display: "grid", alignContent: "start", gap: scale[300] }, "portals");
export const portal = page(
  {
    display: "grid",
    gap: scale[100],
    paddingInlineStart: scale[300],
    borderInlineStart: `${scale[50]} solid ${color.chart.interest}`,
  },
  "portal",
);
export const outside = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "outside");
/** Long addresses may break anywhere. */
export const address = page({ overflowWrap: "anywhere" }, "address");
