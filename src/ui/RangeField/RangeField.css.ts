import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

const thumbSize = `calc(${scale[300]} + ${scale[50]})`;
const trackHeight = scale[100];
const trackEnd = scale[50];

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[50] }, "root");

export const head = part(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: scale[200],
    rowGap: scale[50],
    minInlineSize: 0,
  },
  "head",
);

export const value = part(
  {
    color: color.fgColor.accent,
    fontSize: fontSize.heading3,
    fontWeight: text.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: text.lineHeight.tight,
  },
  "value",
);

/**
 * The thumb draws the filled part: its border image extends far to the left in one colour and far to the right in the
 * other, at half its height. So it follows the thumb before hydration, without a style attribute, and in every browser.
 * `gap` is the distance to the thumb on both sides.
 */
const line = (gap: string) =>
  `linear-gradient(90deg, ${color.range.filled} 50%, ${color.range.track} 0) 0 1 / calc(50% - ${trackHeight} / 2) 100vw / 0 calc(100vw + ${gap})`;

const disc = (ring: string) =>
  `inset 0 0 0 ${ring} ${color.range.thumb}, inset 0 0 0 ${thumbSize} ${color.bgColor.surface}`;

const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: 0,
  borderRadius: radius.round,
  boxShadow: disc(stroke.thick),
  borderImage: line("0px"),
  cursor: "grab",
} as const;

const grabbed = { boxShadow: disc(scale[100]), cursor: "grabbing" };

const focused = {
  boxShadow: `${disc(scale[100])}, 0 0 0 ${stroke.medium} ${color.focus.inner}, 0 0 0 calc(${stroke.medium} + ${stroke.thick}) ${color.focus.outer}`,
  borderImage: line(`calc(${stroke.medium} + ${stroke.thick})`),
};

const forcedColors = {
  // The system's own slider, colours and focus ring.
  appearance: "auto",
  overflow: "visible",
  maskImage: "none",
} as const;

export const range = part(
  {
    appearance: "none",
    display: "block",
    inlineSize: "100%",
    minInlineSize: 0,
    blockSize: targetSize,
    margin: 0,
    // Space for the focus ring at both ends, and for the round ends of the track.
    paddingInline: scale[75],
    overflow: "hidden",
    backgroundColor: "transparent",
    cursor: "pointer",
    outline: "none",
    boxShadow: "none",
    // Rounds the ends of the track, which the thumb does not reach.
    maskImage: `linear-gradient(black 0 0), radial-gradient(circle at right center, black ${trackEnd}, transparent ${trackEnd}), radial-gradient(circle at left center, black ${trackEnd}, transparent ${trackEnd})`,
    maskPosition: "center, left, right",
    maskSize: `calc(100% - 2 * ${trackEnd}) 100%, ${trackEnd} 100%, ${trackEnd} 100%`,
    maskRepeat: "no-repeat",
    touchAction: "pan-y",
    selectors: {
      "&::-webkit-slider-thumb": thumb,
      "&::-moz-range-thumb": thumb,
      "&:active::-webkit-slider-thumb": grabbed,
      "&:active::-moz-range-thumb": grabbed,
      "&:focus-visible::-webkit-slider-thumb": focused,
      "&:focus-visible::-moz-range-thumb": focused,
    },
    "@media": {
      [media.forcedColors]: {
        ...forcedColors,
        selectors: {
          "&::-webkit-slider-thumb": { appearance: "auto" },
          "&:focus-visible": { outline: `${stroke.thick} solid Highlight` },
        },
      },
    },
  },
  "range",
);

export const ends = part(
  {
    display: "flex",
    justifyContent: "space-between",
    gap: scale[200],
    marginBlockStart: `calc(-1 * ${scale[50]})`,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    lineHeight: text.lineHeight.tight,
    fontVariantNumeric: "tabular-nums",
  },
  "ends",
);
