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

/** Before hydration the slides are a row that scrolls and snaps, in the positions Embla gives them. */
export const viewport = part(
  {
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    // Space for the shadows and focus rings inside the slides.
    paddingBlock: scale[200],
    borderRadius: radius.small,
    selectors: {
      // `clip`, not `hidden`: hidden overflow can still be scrolled, for example by the browser's search, without Embla noticing.
      "&[data-ready]": { overflow: "hidden", overflowClipMargin: scale[100], scrollSnapType: "none" },
      [`${scriptState.off} &`]: { scrollbarWidth: "auto" },
    },
    "@supports": { "(overflow: clip)": { selectors: { "&[data-ready]": { overflow: "clip" } } } },
    "@media": { [media.print]: { overflow: "visible" } },
  },
  "viewport",
);

/**
 * With reduced motion every transition takes an instant (base.css.ts). Embla resets its transform and measures in the same
 * frame, so it needs no transition at all.
 */
const atOnce = { transitionProperty: "none" } as const;

/** Embla needs the gap inside the slides, or a loop would have none between the last and the first. */
export const row = part(
  {
    ...atOnce,
    vars: { [slideGap]: scale[300] },
    selectors: { "&[data-glides]": { vars: { [slideGap]: glideSpacing } } },
    display: "flex",
    marginInlineStart: `calc(-1 * ${slideGap})`,
    touchAction: "pan-y pinch-zoom",
    "@media": { [media.print]: { display: "block", transform: "none !important" } },
  },
  "row",
);

const slide = part(
  {
    ...atOnce,
    // Absolutely positioned content, such as text for screen readers, must not widen the page.
    position: "relative",
    display: "grid",
    flex: "none",
    minInlineSize: 0,
    inlineSize: "100%",
    paddingInlineStart: slideGap,
    scrollSnapAlign: "start",
    // Snaps to the content, not to the gap before it.
    scrollMarginInlineStart: `calc(-1 * ${slideGap})`,
    "@media": { [media.print]: { transform: "none !important", breakInside: "avoid", paddingBlockEnd: scale[200] } },
  },
  "slide",
);

/** docs/product.md, section 9.10, slides per view: 1 at 320 px, 1.2 at 576, 2 at 768, 3 at 992, 4 at 1200; in em, for enlarged text. */
const some = part(
  {
    "@media": {
      "screen and (min-width: 36em)": { inlineSize: "calc(100% / 1.2)" },
      "screen and (min-width: 48em)": { inlineSize: "calc(100% / 2)" },
      "screen and (min-width: 62em)": { inlineSize: "calc(100% / 3)" },
      "screen and (min-width: 75em)": { inlineSize: "calc(100% / 4)" },
    },
  },
  "some",
);

export const slides: Record<PerView, string> = { one: slide, some: `${slide} ${some}` };

const bar = {
  display: "flex",
  // The controls need the script; the row can be scrolled without it.
  selectors: { [`${scriptState.off} &`]: { display: "none" } },
  "@media": { [media.print]: { display: "none" } },
} as const;

export const controls = part({ ...bar, justifyContent: "flex-end", gap: scale[100] }, "controls");
export const dots = part({ ...bar, flexWrap: "wrap", justifyContent: "center", listStyle: "none", padding: 0 }, "dots");

export const control = part(
  {
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
  },
  "control",
);

/** A small dot in a target large enough for a thumb. The current one is longer, not only darker. */
export const dot = part(
  {
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
      "&[aria-current=true]::before": {
        inlineSize: scale[400],
        borderColor: color.fgColor.accent,
        backgroundColor: color.fgColor.accent,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover::before": { borderColor: color.fgColor.accent } } },
      [media.forcedColors]: {
        selectors: {
          "&[aria-current=true]::before": {
            backgroundColor: "Highlight",
            borderColor: "Highlight",
            forcedColorAdjust: "none",
          },
        },
      },
    },
  },
  "dot",
);
