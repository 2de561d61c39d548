import { radius, scale, stroke } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { clippedOverflow } from "../theme/clip.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";
import { onInverse, onSurface } from "../Section/surface-colors.css.ts";

export type Tone = "surface" | "muted" | "highlight" | "inverse";
export type Size = "medium" | "large";

export const root = part(
  {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    color: color.fgColor.default,
    ...clippedOverflow,
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "root",
);

export const tones: Record<Tone, string> = {
  surface: part({ vars: onSurface, backgroundColor: color.bgColor.surface, boxShadow: color.shadow }, "surface"),
  muted: part({ vars: onSurface, backgroundColor: color.bgColor.muted }, "muted"),
  highlight: part(
    { vars: onSurface, backgroundColor: color.bgColor.highlight, borderColor: color.borderColor.caution },
    "highlight",
  ),
  inverse: part(
    {
      vars: onInverse,
      backgroundColor: color.bgColor.inverseRaised,
      "@media": { [media.print]: { vars: onSurface, backgroundColor: "transparent" } },
    },
    "inverse",
  ),
};

/** The link of the heading covers the whole card, so the focus ring is around the card. */
export const leading = part(
  {
    transition: `border-color ${duration.short} ${easing.out}`,
    selectors: {
      "&:has(a:focus-visible)": { outline: `${stroke.thick} solid ${color.focus.outer}`, outlineOffset: stroke.medium },
    },
    "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: color.borderColor.accent } } } },
  },
  "leading",
);

const padded = (phone: string, tablet: string, name: string) =>
  part(
    {
      display: "flex",
      flexDirection: "column",
      flexGrow: 1,
      gap: scale[150],
      padding: phone,
      "@media": { [media.tablet]: { padding: tablet } },
    },
    name,
  );

export const body: Record<Size, string> = {
  medium: padded(scale[250], scale[300], "bodyMedium"),
  large: padded(scale[250], scale[500], "bodyLarge"),
};

export const figure = part({ color: color.fgColor.accent }, "figure");

export const link = part(
  {
    color: "inherit",
    textDecorationColor: "transparent",
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:focus-visible": { outline: "none", boxShadow: "none" },
    },
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
  },
  "link",
);

/** Always at the bottom of the card, even if the text above is short. */
export const foot = part(
  {
    display: "flex",
    flexWrap: "wrap",
    gap: scale[150],
    justifyContent: "space-between",
    alignItems: "baseline",
    marginBlockStart: "auto",
    paddingBlockStart: scale[100],
  },
  "foot",
);

export const more = part(
  { color: color.fgColor.accent, fontWeight: text.weight.medium, textDecorationColor: "currentColor" },
  "more",
);
