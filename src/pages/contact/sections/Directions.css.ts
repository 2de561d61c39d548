import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gap: scale[200], alignContent: "start" }, "root");
export const stations = page({ display: "grid", gap: scale[300], counterReset: "station" }, "stations");
/** With the same number as on the drawing. */
export const station = page(
  {
    position: "relative",
    display: "grid",
    gap: scale[50],
    paddingInlineStart: scale[600],
    counterIncrement: "station",
    "::before": {
      content: "counter(station)",
      position: "absolute",
      insetInlineStart: 0,
      display: "grid",
      placeItems: "center",
      inlineSize: scale[400],
      blockSize: scale[400],
      borderRadius: "50%",
      backgroundColor: color.fgColor.accent,
      color: color.bgColor.surface,
      fontWeight: text.weight.bold,
    },
  },
  "station",
);
export const name = page({ fontSize: fontSize.heading4 }, "name");
