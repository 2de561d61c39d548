import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ display: "grid" }, "root");

const stopSize = scale[500];

/** The line runs from the middle of one step to the next. */
export const step = page(
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${stopSize} minmax(0, 1fr)`,
    columnGap: scale[200],
    paddingBlockEnd: scale[400],
    selectors: {
      "&:last-child": { paddingBlockEnd: 0 },
      "&:not(:last-child)::before": {
        content: "",
        position: "absolute",
        insetBlock: `${stopSize} 0`,
        insetInlineStart: `calc(${stopSize} / 2 - ${stroke.thin})`,
        borderInlineStart: `${stroke.medium} solid ${color.borderColor.accent}`,
      },
    },
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "step",
);

export const stop = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: stopSize,
    blockSize: stopSize,
    border: `${stroke.medium} solid ${color.borderColor.accent}`,
    borderRadius: radius.round,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.accent,
    fontWeight: text.weight.bold,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      [`${step}:last-child > &`]: { borderColor: color.chart.interest, backgroundColor: color.bgColor.highlight },
    },
  },
  "stop",
);

export const body = page({ display: "grid", gap: scale[50], justifyItems: "start" }, "body");

/** The days, as on a timeline. */
export const when = page(
  {
    paddingBlock: scale[25],
    paddingInline: scale[150],
    borderRadius: radius.round,
    backgroundColor: color.bgColor.muted,
    color: color.fgColor.accent,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.forcedColors]: { border: `${stroke.thin} solid` }, [media.print]: { paddingInline: 0 } },
  },
  "when",
);

export const who = page(
  { fontSize: fontSize.heading4, fontWeight: text.weight.bold, lineHeight: text.lineHeight.heading },
  "who",
);
