import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    position: "relative",
    isolation: "isolate",
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.onInverse,
  },
  "root",
);

export const inner = page(
  {
    display: "grid",
    gap: scale[400],
    paddingBlock: `${scale[500]} ${scale[400]}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "1.25fr 1fr",
        gridTemplateRows: "1fr 1fr",
        columnGap: scale[800],
        paddingBlock: scale[500],
      },
    },
  },
  "inner",
);

export const words = page(
  {
    display: "grid",
    gap: scale[200],
    justifyItems: "start",
    "@media": { [media.desktop]: { alignSelf: "end" } },
  },
  "words",
);
export const actions = page(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: scale[300],
    rowGap: scale[100],
    marginBlockStart: scale[100],
  },
  "actions",
);
export const quietLink = page(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[50],
    minBlockSize: targetSize,
    color: color.fgColor.onInverse,
    fontWeight: text.weight.medium,
  },
  "quietLink",
);
export const lender = page({ fontSize: fontSize.caption, color: color.fgColor.onInverseMuted }, "lender");

/** The example, in the style of a printed statement. */
export const card = page(
  {
    display: "grid",
    gap: scale[150],
    padding: scale[300],
    borderRadius: radius.large,
    borderBlockStart: `${scale[75]} solid ${color.fgColor.onInverseHighlight}`,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    "@media": {
      [media.desktop]: { gridColumn: "2", gridRow: "1 / -1" },
      [media.forcedColors]: { border: `${stroke.medium} solid` },
    },
  },
  "card",
);
export const cardHeading = page(
  { fontWeight: text.weight.bold, fontSize: fontSize.heading4, textWrap: "balance" },
  "cardHeading",
);
export const sliders = page(
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
    gap: `${scale[200]} ${scale[300]}`,
    selectors: { [`${scriptState.off} &`]: { display: "none" } },
  },
  "sliders",
);
export const lines = page({ display: "grid" }, "lines");
const row = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: scale[100],
  paddingBlock: scale[75],
} as const;
export const line = page({ ...row, color: color.fgColor.muted }, "line");
export const strongLine = page(
  {
    ...row,
    marginBlockEnd: scale[75],
    borderBlockEnd: `${stroke.thin} dashed ${color.borderColor.control}`,
    fontWeight: text.weight.bold,
  },
  "strongLine",
);
export const value = page({ fontVariantNumeric: "tabular-nums", marginInlineStart: "auto" }, "value");
export const aprs = page({ display: "grid", gap: scale[50] }, "aprs");
export const apr = page(
  { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline", columnGap: scale[200] },
  "apr",
);
export const aprValue = page(
  {
    fontSize: fontSize.figure,
    lineHeight: text.lineHeight.tight,
    fontWeight: text.weight.bold,
    color: color.fgColor.accent,
    fontVariantNumeric: "tabular-nums",
    marginInlineStart: "auto",
  },
  "aprValue",
);
export const note = page({ fontSize: fontSize.caption, color: color.fgColor.muted }, "note");

export const points = page(
  {
    display: "grid",
    gap: scale[100],
    alignSelf: "start",
    paddingBlockStart: scale[250],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.onInverse}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, 1fr)", columnGap: scale[300] },
    },
  },
  "points",
);
export const point = page(
  { display: "flex", alignItems: "center", gap: scale[100], color: color.fgColor.onInverse },
  "point",
);
