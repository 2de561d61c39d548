import { globalStyle, keyframes } from "@vanilla-extract/css";
import { measure, radius, scale, stroke } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { layers } from "../theme/layers.css.ts";
import { part } from "../theme/style.ts";
import { color } from "../theme/vars.css.ts";
import { onSurface } from "../Section/surface-colors.css.ts";

export type Size = "medium" | "large";

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${scale[100]})` } });

/**
 * Covers the page and centres the dialog. Not Radix's overlay, which locks scrolling with style elements that the
 * Content-Security-Policy forbids; the rule below locks it instead.
 */
export const scrim = part(
  {
    position: "fixed",
    inset: 0,
    zIndex: 50,
    display: "grid",
    placeItems: "center",
    padding: scale[200],
    backgroundColor: color.scrim,
  },
  "scrim",
);

globalStyle(`html:has(${scrim}, dialog[open])`, { "@layer": { [layers.parts]: { overflow: "hidden" } } });

export const surface = part(
  {
    vars: onSurface,
    inlineSize: "100%",
    maxBlockSize: "100%",
    margin: "auto",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: 0,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    boxShadow: color.shadow,
    animation: `${appear} ${duration.medium} ${easing.out}`,
    selectors: {
      "&::backdrop": { backgroundColor: color.scrim },
      // A long dialog takes the focus itself, so that it is read from its start.
      "&:focus": { outline: "none" },
    },
  },
  "surface",
);

export const widths: Record<Size, string> = {
  medium: part({ maxInlineSize: measure.narrow }, "medium"),
  large: part({ maxInlineSize: measure.text }, "large"),
};

/** The browser's own dialog, used when Radix could not be fetched. */
export const native = part(
  {
    selectors: { "&:not([open])": { display: "none" } },
    position: "fixed",
    inset: 0,
    maxBlockSize: [`calc(100vh - 2 * ${scale[200]})`, `calc(100dvh - 2 * ${scale[200]})`],
    inlineSize: `calc(100vw - 2 * ${scale[200]})`,
  },
  "native",
);

export const body = part(
  { display: "flex", flexDirection: "column", gap: scale[200], padding: scale[300], paddingBlockEnd: scale[200] },
  "body",
);

export const buttons = part(
  {
    display: "flex",
    flexWrap: "wrap",
    gap: scale[150],
    padding: scale[300],
    paddingBlockStart: scale[150],
    backgroundColor: color.bgColor.surface,
    "@media": {
      // The buttons stay visible below a long text; on a very low screen they would hide the text.
      "(min-height: 30em)": { position: "sticky", insetBlockEnd: 0 },
    },
  },
  "buttons",
);
