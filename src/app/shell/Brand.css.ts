import { scale, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** Where the bar is narrow the name takes two lines, so that the bar keeps to one row. */
export const root = page(
  {
    display: "inline-flex",
    flex: "1 1 auto",
    inlineSize: "min-content",
    maxInlineSize: "max-content",
    alignItems: "center",
    gap: scale[100],
    minBlockSize: targetSize,
    color: color.fgColor.default,
    textDecoration: "none",
  },
  "root",
);
export const mark = page({ inlineSize: scale[500], blockSize: scale[500], flex: "none" }, "mark");
export const background = page({ fill: color.bgColor.inverse }, "background");
export const letter = page(
  { fill: "none", stroke: color.fgColor.onInverse, strokeWidth: "3.2", strokeLinecap: "round" },
  "letter",
);
export const line = page(
  { fill: "none", stroke: color.fgColor.onInverseHighlight, strokeWidth: "3.2", strokeLinecap: "round" },
  "line",
);
export const name = page(
  {
    fontSize: fontSize.heading4,
    fontWeight: text.weight.bold,
    letterSpacing: text.tracking,
    lineHeight: text.lineHeight.tight,
    "@media": { [media.tablet]: { whiteSpace: "nowrap" } },
  },
  "name",
);
