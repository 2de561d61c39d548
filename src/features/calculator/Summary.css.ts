import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200] }, "root");
export const chart = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    justifySelf: "center",
    inlineSize: "100%",
    maxInlineSize: "15rem",
  },
  "chart",
);
/** Keeps its size while there is nothing to draw, so that the page does not jump at each key. */
export const ring = page({ gridArea: "1 / 1", selectors: { "&[data-unknown]": { visibility: "hidden" } } }, "ring");
export const unknown = page({ gridArea: "1 / 1", textAlign: "center" }, "unknown");
export const badge = page(
  {
    display: "grid",
    justifyItems: "center",
    lineHeight: text.lineHeight.tight,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
  },
  "badge",
);
export const figure = page(
  {
    color: color.fgColor.default,
    fontSize: fontSize.heading3,
    fontWeight: text.weight.bold,
    fontVariantNumeric: "tabular-nums",
  },
  "figure",
);
export const note = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "note");
