import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Tone = "neutral" | "positive" | "caution" | "critical" | "info";

export const root = part(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[75],
    paddingBlock: scale[50],
    paddingInline: scale[150],
    border: `${stroke.thin} solid`,
    borderRadius: radius.round,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
  },
  "root",
);

const toned = (tone: Exclude<Tone, "neutral">) =>
  part(
    { backgroundColor: color.bgColor[tone], color: color.fgColor[tone], borderColor: color.borderColor[tone] },
    tone,
  );

export const tones: Record<Tone, string> = {
  neutral: part(
    { backgroundColor: "transparent", color: color.fgColor.default, borderColor: color.borderColor.control },
    "neutral",
  ),
  positive: toned("positive"),
  caution: toned("caution"),
  critical: toned("critical"),
  info: toned("info"),
};
