import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Tone = "accent" | "quiet";

export const root = part(
  {
    borderRadius: radius.small,
    textDecorationThickness: "from-font",
    // The current page: marked by more than colour.
    selectors: { "&[aria-current]": { fontWeight: text.weight.bold, textDecorationThickness: stroke.thick } },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: color.fgColor.accentHover, textDecorationThickness: scale[25] } },
      },
    },
  },
  "root",
);

export const tones: Record<Tone, string> = {
  accent: part({ color: color.fgColor.accent }, "accent"),
  quiet: part({ color: "inherit" }, "quiet"),
};

export const standing = part(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[100],
    minBlockSize: targetSize,
    minInlineSize: targetSize,
  },
  "standing",
);

/** The icon for another window. */
export const icon = part({ display: "inline-block", verticalAlign: "-0.2em", fontSize: "0.85em" }, "icon");
