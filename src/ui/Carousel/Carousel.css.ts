import { createVar } from "@vanilla-extract/css";
import { glideSpacing } from "#tokens/component/carousel";
import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { scriptState } from "../theme/script.ts";
import { part } from "../theme/style.ts";
import { color } from "../theme/vars.css.ts";

export type PerView = "one" | "some";

/** Between two slides. */
const slideGap = createVar("slideGap");

export const root = part({ display: "flex", flexDirection: "column", gap: scale[100] }, "root");

/** Before any script the slides are a row that scrolls and snaps, each where Embla will have it. */
export const viewport = part({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  // Room for the shadows and focus rings of what is in the slides.
  paddingBlock: scale[200],
  borderRadius: radius.small,
  selectors: {
    // Clipped, not hidden: what is hidden can still be scrolled, by a search of the page for instance, and Embla would not know.
    "&[data-ready]": { overflow: "hidden", overflowClipMargin: scale[100], scrollSnapType: "none" },
    [`${scriptState.off} &`]: { scrollbarWidth: "auto" },
  },
  "@supports": { "(overflow: clip)": { selectors: { "&[data-ready]": { overflow: "clip" } } } },
  "@media": { [media.print]: { overflow: "visible" } },
}, "viewport");

/**
 * With less motion every change takes a blink (base.css.ts), unless nothing is to change gradually: Embla takes its own
 * movements back and measures in the same breath.
 */
const atOnce = { transitionProperty: "none" } as const;

/** Embla needs the room between slides inside them, or a loop would lose it where it closes. */
export const row = part({
  ...atOnce,
  vars: { [slideGap]: scale[300] },
  selectors: { "&[data-glides]": { vars: { [slideGap]: glideSpacing } } },
  display: "flex",
  marginInlineStart: `calc(-1 * ${slideGap})`,
  touchAction: "pan-y pinch-zoom",
  "@media": { [media.print]: { display: "block", transform: "none !important" } },
}, "row");

const slide = part({
  ...atOnce,
  // What is taken out of the flow in it, such as words for screen readers, must not widen the page.
  position: "relative",
  display: "grid",
  flex: "none",
  minInlineSize: 0,
  inlineSize: "100%",
  paddingInlineStart: slideGap,
  scrollSnapAlign: "start",
  // Snaps to what is in it, not to the room before it.
  scrollMarginInlineStart: `calc(-1 * ${slideGap})`,
  "@media": { [media.print]: { transform: "none !important", breakInside: "avoid", paddingBlockEnd: scale[200] } },
}, "slide");

/** Section 9, slides a view: 1 at 320 px, 1.2 at 576, 2 at 768, 3 at 992, 4 at 1200; here in em, for those who enlarge the text. */
const some = part({
  "@media": {
    "screen and (min-width: 36em)": { inlineSize: "calc(100% / 1.2)" },
    "screen and (min-width: 48em)": { inlineSize: "calc(100% / 2)" },
    "screen and (min-width: 62em)": { inlineSize: "calc(100% / 3)" },
    "screen and (min-width: 75em)": { inlineSize: "calc(100% / 4)" },
  },
}, "some");

export const slides: Record<PerView, string> = { one: slide, some: `${slide} ${some}` };

const bar = {
  display: "flex",
  // Nothing here works without script; the row scrolls by itself.
  selectors: { [`${scriptState.off} &`]: { display: "none" } },
  "@media": { [media.print]: { display: "none" } },
} as const;

export const controls = part({ ...bar, justifyContent: "flex-end", gap: scale[100] }, "controls");
export const dots = part({ ...bar, flexWrap: "wrap", justifyContent: "center", listStyle: "none", padding: 0 }, "dots");

export const control = part({
  display: "grid",
  placeItems: "center",
  inlineSize: targetSize,
  blockSize: targetSize,
  border: `${stroke.thin} solid ${color.borderColor.control}`,
  borderRadius: radius.round,
  backgroundColor: "transparent",
  color: color.fgColor.accent,
  padding: 0,
  cursor: "pointer",
  "@media": { [media.hover]: { selectors: { "&:hover": { backgroundColor: color.bgColor.hover } } } },
}, "control");

/** A small sign in a target large enough for a thumb; where one is, it is longer, not only darker. */
export const dot = part({
  display: "grid",
  placeItems: "center",
  inlineSize: targetSize,
  blockSize: targetSize,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: "transparent",
  padding: 0,
  cursor: "pointer",
  "::before": {
    content: "",
    inlineSize: scale[150],
    blockSize: scale[150],
    border: `${stroke.medium} solid ${color.borderColor.control}`,
    borderRadius: radius.round,
  },
  selectors: {
    "&[aria-current=true]::before": { inlineSize: scale[400], borderColor: color.fgColor.accent, backgroundColor: color.fgColor.accent },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover::before": { borderColor: color.fgColor.accent } } },
    [media.forcedColors]: { selectors: { "&[aria-current=true]::before": { backgroundColor: "Highlight", borderColor: "Highlight", forcedColorAdjust: "none" } } },
  },
}, "dot");
