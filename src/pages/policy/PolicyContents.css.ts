import { globalStyle } from "@vanilla-extract/css";
import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { layers } from "#ui/theme/layers.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    "@media": {
      [media.desktop]: {
        gridArea: "contents",
        position: "sticky",
        insetBlockStart: scale[1200],
        alignSelf: "start",
        display: "grid",
        gridTemplateRows: "auto minmax(0, 1fr)",
        maxBlockSize: `calc(100vh - ${scale[1200]} - ${scale[300]})`,
      },
    },
  },
  "root",
);

/** Browsers from before 2025 cannot open a `details` element with CSS, and show its summary on a wide screen too. */
const heldOpen = "selector(::details-content)";

export const heading = page(
  {
    display: "none",
    paddingBlockEnd: scale[100],
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    "@supports": { [heldOpen]: { "@media": { [media.desktop]: { display: "block" } } } },
  },
  "heading",
);

export const details = page(
  {
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    "@media": { [media.desktop]: { minBlockSize: 0, border: 0, backgroundColor: "transparent" } },
  },
  "details",
);

export const summary = page(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minBlockSize: targetSize,
    paddingInline: scale[250],
    paddingBlock: scale[100],
    borderRadius: radius.medium,
    fontWeight: text.weight.medium,
    cursor: "pointer",
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    "@supports": { [heldOpen]: { "@media": { [media.desktop]: { display: "none" } } } },
  },
  "summary",
);

export const icon = page(
  { color: color.fgColor.accent, selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } } },
  "icon",
);

export const list = page(
  {
    padding: scale[100],
    "@media": {
      [media.desktop]: {
        blockSize: "100%",
        overflowY: "auto",
        scrollbarWidth: "thin",
        padding: 0,
        borderInlineStart: `${stroke.thin} solid ${color.borderColor.default}`,
      },
    },
  },
  "list",
);

export const link = page(
  {
    display: "grid",
    gridTemplateColumns: `${scale[300]} minmax(0, 1fr)`,
    columnGap: scale[100],
    alignItems: "center",
    minBlockSize: targetSize,
    paddingBlock: scale[75],
    paddingInline: scale[150],
    borderInlineStart: `${stroke.thick} solid transparent`,
    color: color.fgColor.default,
    fontSize: fontSize.caption,
    lineHeight: text.lineHeight.tight,
    textDecoration: "none",
    selectors: {
      // An inner ring: the scrolling list would cut off an outer one.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${stroke.thick})`, boxShadow: "none" },
      "&[aria-current]": {
        borderInlineStartColor: color.chart.interest,
        color: color.fgColor.accent,
        fontWeight: text.weight.medium,
        backgroundColor: color.bgColor.muted,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: color.fgColor.accentHover, textDecoration: "underline" } } },
      // Forced colours paint every border, and only this one may be visible.
      [media.forcedColors]: {
        borderInlineStartColor: "Canvas",
        selectors: { "&[aria-current]": { borderInlineStartColor: "Highlight" } },
      },
    },
  },
  "link",
);

export const number = page(
  { color: color.fgColor.muted, fontVariantNumeric: "tabular-nums", textAlign: "end" },
  "number",
);

globalStyle(`${details}::details-content`, {
  "@layer": { [layers.page]: { "@media": { [media.desktop]: { contentVisibility: "visible", blockSize: "100%" } } } },
});
