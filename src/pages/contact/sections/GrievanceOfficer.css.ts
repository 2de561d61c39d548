import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** A separate block that looks like a document. */
export const root = page(
  {
    display: "grid",
    gap: scale[150],
    padding: scale[300],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderBlockStart: `${scale[75]} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.muted,
  },
  "root",
);
export const eyebrow = page(
  { color: color.fgColor.muted, fontSize: fontSize.caption, fontWeight: text.weight.medium },
  "eyebrow",
);
export const further = page(
  { paddingBlockStart: scale[150], borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}` },
  "further",
);
