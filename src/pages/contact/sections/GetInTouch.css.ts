import { measure, radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const columns = page({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: scale[600],
  "@media": { [media.desktop]: { gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 1fr)`, alignItems: "start", columnGap: scale[800] } },
}, "columns");
export const form = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[300], alignContent: "start", "@media": { [media.print]: { display: "none" } } }, "form");

/** Set apart like a paper that one keeps. */
export const officer = page({
  display: "grid",
  gap: scale[150],
  padding: scale[300],
  borderRadius: radius.large,
  border: `${stroke.thin} solid ${color.borderColor.default}`,
  borderBlockStart: `${scale[75]} solid ${color.chart.interest}`,
  backgroundColor: color.bgColor.muted,
}, "officer");
export const eyebrow = page({ color: color.fgColor.muted, fontSize: fontSize.caption, fontWeight: text.weight.medium }, "eyebrow");
export const further = page({ paddingBlockStart: scale[150], borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}` }, "further");
