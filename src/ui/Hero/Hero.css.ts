import { measure, scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { onInverse, onSurface } from "../Section/surface-colors.css.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export const root = part(
  {
    vars: {
      ...onInverse,
      // Drawings, in colours that are visible on the band.
      [color.art.line]: color.fgColor.onInverseMuted,
      [color.art.fill]: color.borderColor.onInverse,
      [color.art.soft]: color.bgColor.inverseRaised,
      [color.art.accent]: color.fgColor.onInverseHighlight,
      [color.bgColor.surface]: color.bgColor.inverse,
      [color.bgColor.highlight]: color.bgColor.inverse,
    },
    paddingBlock: `${scale[500]} ${scale[600]}`,
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.default,
    selectors: { "&[data-overlapped]": { paddingBlockEnd: scale[1200] } },
    "@media": {
      [media.tablet]: {
        paddingBlock: scale[800],
        selectors: { "&[data-overlapped]": { paddingBlockEnd: `calc(${scale[1200]} + ${scale[600]})` } },
      },
      [media.print]: {
        vars: onSurface,
        paddingBlock: scale[100],
        backgroundColor: "transparent",
        selectors: { "&[data-overlapped]": { paddingBlockEnd: 0 } },
      },
    },
  },
  "root",
);

export const inner = part(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    columnGap: scale[600],
    "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
  "inner",
);

export const words = part(
  { display: "grid", gap: scale[200], justifyItems: "start", maxInlineSize: measure.text },
  "words",
);

export const eyebrow = part({ color: color.fgColor.highlight, fontWeight: text.weight.medium }, "eyebrow");

export const lead = part({ color: color.fgColor.muted, fontSize: fontSize.lead, maxInlineSize: "38rem" }, "lead");

/** Hidden where the text fills the screen. */
export const figure = part(
  {
    display: "none",
    "@media": {
      [media.tablet]: { display: "block", inlineSize: "13rem" },
      [media.desktop]: { inlineSize: "20rem", marginBlock: `calc(-1 * ${scale[300]})` },
      [media.print]: { display: "none" },
    },
  },
  "figure",
);
