import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Tone = "accent" | "highlight" | "neutral" | "critical" | "quiet";
export type Size = "small" | "medium" | "large";

export const root = part(
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: scale[100],
    minBlockSize: targetSize,
    minInlineSize: targetSize,
    border: `${stroke.medium} solid transparent`,
    borderRadius: radius.medium,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: `background-color ${duration.short} ${easing.out}, border-color ${duration.short} ${easing.out}`,
    selectors: { '&[aria-disabled="true"]': { cursor: "progress" } },
    "@media": {
      [media.forcedColors]: { borderColor: "ButtonText" },
      // A button has no use on paper.
      [media.print]: { display: "none" },
    },
  },
  "root",
);

const filled = (tone: "accent" | "highlight" | "critical") =>
  part(
    {
      backgroundColor: color.button[tone].rest,
      color: color.button[tone].fgColor,
      selectors: { "&:active": { backgroundColor: color.button[tone].active } },
      "@media": {
        [media.hover]: { selectors: { "&:hover:not(:active)": { backgroundColor: color.button[tone].hover } } },
      },
    },
    tone,
  );

export const tones: Record<Tone, string> = {
  accent: filled("accent"),
  highlight: filled("highlight"),
  critical: filled("critical"),
  neutral: part(
    {
      backgroundColor: color.button.neutral.rest,
      color: color.button.neutral.fgColor,
      borderColor: color.button.neutral.borderColor,
      selectors: { "&:active": { backgroundColor: color.button.neutral.active } },
      "@media": {
        [media.hover]: { selectors: { "&:hover:not(:active)": { backgroundColor: color.button.neutral.hover } } },
      },
    },
    "neutral",
  ),
  quiet: part(
    {
      backgroundColor: "transparent",
      color: color.fgColor.accent,
      "@media": { [media.hover]: { selectors: { "&:hover": { backgroundColor: color.bgColor.hover } } } },
    },
    "quiet",
  ),
};

export const sizes: Record<Size, string> = {
  small: part({ paddingBlock: scale[50], paddingInline: scale[150], fontSize: fontSize.caption }, "small"),
  medium: part({ paddingBlock: scale[100], paddingInline: scale[250], fontSize: fontSize.body }, "medium"),
  large: part({ paddingBlock: scale[150], paddingInline: scale[400], fontSize: fontSize.heading4 }, "large"),
};

export const fullWidth = part({ inlineSize: "100%" }, "fullWidth");
