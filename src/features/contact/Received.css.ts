import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200], justifyItems: "start" }, "root");
export const sign = page({ color: color.fgColor.positive }, "sign");
export const slip = page({
  display: "grid",
  gap: scale[200],
  inlineSize: "100%",
  padding: scale[300],
  border: `${stroke.medium} solid ${color.borderColor.positive}`,
  borderRadius: radius.large,
  backgroundColor: color.bgColor.positive,
  breakInside: "avoid",
}, "slip");
export const term = page({ color: color.fgColor.muted }, "term");
export const reference = page({ fontFamily: typeface.code, fontSize: fontSize.figure, lineHeight: text.lineHeight.tight, fontWeight: text.weight.bold, overflowWrap: "anywhere", marginBlockEnd: scale[100] }, "reference");
