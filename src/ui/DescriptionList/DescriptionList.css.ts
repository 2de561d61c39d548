import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Swatch = "principal" | "interest";

export const root = part({ display: "flex", flexDirection: "column", margin: 0 }, "root");

export const row = part(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: scale[300],
    rowGap: scale[25],
    paddingBlock: scale[150],
    selectors: { "& + &": { borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}` } },
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "row",
);

export const term = part(
  { display: "flex", alignItems: "center", gap: scale[100], color: color.fgColor.muted },
  "term",
);

export const value = part(
  {
    marginInlineStart: "auto",
    fontWeight: text.weight.medium,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  "value",
);
export const strong = part(
  {
    color: color.fgColor.default,
    fontSize: fontSize.figure,
    fontWeight: text.weight.bold,
    lineHeight: text.lineHeight.tight,
  },
  "strong",
);

const mark = part(
  {
    flex: "none",
    inlineSize: scale[150],
    blockSize: scale[150],
    borderRadius: radius.small,
    // Forced colours paint the chart in the colours of the theme as well, and the key must match.
    forcedColorAdjust: "none",
    "@media": { [media.print]: { printColorAdjust: "exact" } },
  },
  "mark",
);

export const swatch: Record<Swatch, string> = {
  principal: `${mark} ${part({ backgroundColor: color.chart.principal }, "principal")}`,
  interest: `${mark} ${part({ backgroundColor: color.chart.interest }, "interest")}`,
};
