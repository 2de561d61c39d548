import { measure, scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export const root = part(
  {
    position: "relative",
    inlineSize: `calc(${measure.narrow} / 2)`,
    maxInlineSize: "100%",
    aspectRatio: "1",
    marginInline: "auto",
    // Forced colours would give both parts the same colour; the legend beside it keeps its colours too.
    forcedColorAdjust: "none",
    "@media": { [media.print]: { printColorAdjust: "exact", breakInside: "avoid" } },
  },
  "root",
);

export const ring = part({ display: "block", inlineSize: "100%", blockSize: "100%", fill: "none" }, "ring");
export const principal = part({ stroke: color.chart.principal }, "principal");
export const interest = part({ stroke: color.chart.interest }, "interest");

/** Nivo sets its colours as attributes, which the theme cannot change; a stylesheet rule overrides them. */
export const pie = part({ position: "absolute", inset: 0 }, "pie");
const filled = (order: number, fill: string) =>
  globalStyle(`${pie} svg > g > g path:nth-of-type(${order})`, { "@layer": { [layers.parts]: { fill } } });
filled(1, color.chart.principal);
filled(2, color.chart.interest);

export const badge = part(
  {
    position: "absolute",
    inset: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    padding: scale[600],
    color: color.fgColor.default,
    fontSize: fontSize.heading3,
    fontWeight: text.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: text.lineHeight.tight,
    textAlign: "center",
    // Text at 200% would cover the ring; the same figures are in the text beside it.
    "@media": { [media.largeText]: { display: "none" } },
  },
  "badge",
);
