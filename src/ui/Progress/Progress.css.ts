import { keyframes } from "@vanilla-extract/css";
import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

const still = "(prefers-reduced-motion: reduce)";
const stripes = `repeating-linear-gradient(115deg, ${color.range.filled} 0 ${scale[200]}, ${color.range.track} ${scale[200]} ${scale[400]})`;
const pass = keyframes({ to: { backgroundPositionX: "-4.5rem" } });

export const root = part({ display: "grid", gap: scale[100] }, "root");

export const words = part(
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: scale[200],
  },
  "words",
);

export const label = part({ fontWeight: text.weight.medium }, "label");

export const value = part(
  { color: color.fgColor.muted, fontSize: fontSize.body, fontVariantNumeric: "tabular-nums" },
  "value",
);

const bar = { blockSize: "100%", backgroundColor: color.range.filled, borderRadius: radius.round };

export const track = part(
  {
    appearance: "none",
    display: "block",
    inlineSize: "100%",
    blockSize: scale[150],
    overflow: "hidden",
    border: `${stroke.thin} solid ${color.borderColor.control}`,
    borderRadius: radius.round,
    backgroundColor: color.bgColor.surface,
    printColorAdjust: "exact",
    selectors: {
      "&::-webkit-progress-bar": { backgroundColor: "transparent" },
      "&::-webkit-progress-value": bar,
      "&::-moz-progress-bar": bar,
      "&:indeterminate": {
        backgroundImage: stripes,
        backgroundSize: "4.5rem 100%",
        animation: `${pass} 1.2s linear infinite`,
      },
      "&:indeterminate::-moz-progress-bar": { backgroundColor: "transparent" },
    },
    "@media": {
      [still]: { selectors: { "&:indeterminate": { animation: "none" } } },
      // The system draws the bar in its own colours.
      [media.forcedColors]: { appearance: "auto" },
    },
  },
  "track",
);
