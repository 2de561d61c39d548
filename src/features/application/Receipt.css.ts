import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const thanks = page({ display: "grid", gap: scale[100], justifyItems: "start" }, "thanks");
export const sign = page({ color: color.fgColor.positive }, "sign");
export const message = page({ fontSize: fontSize.lead }, "message");
export const slip = page({
  display: "grid",
  gap: scale[100],
  padding: scale[300],
  border: `${stroke.medium} solid ${color.borderColor.positive}`,
  borderRadius: radius.large,
  backgroundColor: color.bgColor.positive,
  breakInside: "avoid",
}, "slip");
export const slipLabel = page({ color: color.fgColor.muted }, "slipLabel");
export const reference = page({ fontFamily: typeface.code, fontSize: fontSize.figure, lineHeight: text.lineHeight.tight, fontWeight: text.weight.bold, overflowWrap: "anywhere" }, "reference");
export const next = page({ display: "grid", gap: scale[100], paddingInlineStart: scale[300] }, "next");
