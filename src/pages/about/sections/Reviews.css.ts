import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const note = page({ marginBlockEnd: scale[300], maxInlineSize: "46rem" }, "note");

export const review = page(
  {
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    gap: scale[200],
    padding: scale[300],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    backgroundColor: color.bgColor.surface,
  },
  "review",
);
export const stars = page({ display: "flex", gap: scale[25], color: color.chart.interest }, "stars");
export const words = page({ margin: 0 }, "words");
export const signature = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[150],
    alignItems: "center",
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
  },
  "signature",
);
export const letter = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: scale[600],
    blockSize: scale[600],
    borderRadius: radius.round,
    backgroundColor: color.bgColor.caution,
    border: `${stroke.thin} solid ${color.borderColor.caution}`,
    color: color.fgColor.caution,
    fontSize: fontSize.heading3,
    fontWeight: text.weight.bold,
    lineHeight: 1,
  },
  "letter",
);
export const name = page({ fontWeight: text.weight.medium }, "name");
export const kind = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "kind");
