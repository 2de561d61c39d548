import { globalStyle } from "@vanilla-extract/css";
import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Align = "start" | "end";

/** Wide tables scroll in here instead of the page. Its edges have no shade, which would lie behind the text of a cell. */
export const scroller = part(
  {
    overflowX: "auto",
    backgroundColor: color.bgColor.surface,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.medium,
    "@media": { [media.print]: { overflow: "visible", border: 0, backgroundColor: "transparent" } },
  },
  "scroller",
);

/** Shown only if the table is wider than its container, which makes it a region. */
export const scrollHint = part(
  {
    display: "none",
    position: "sticky",
    insetInlineStart: 0,
    alignItems: "center",
    gap: scale[75],
    padding: `${scale[100]} ${scale[200]}`,
    color: color.fgColor.accent,
    fontSize: fontSize.caption,
    selectors: { "[role=region] > &": { display: "flex" } },
    "@media": { [media.print]: { selectors: { "[role=region] > &": { display: "none" } } } },
  },
  "scrollHint",
);

/** Paper does not scroll: smaller text and gaps, so that seven columns of rupees fit A4. */
export const table = part(
  { inlineSize: "100%", textAlign: "start", "@media": { [media.print]: { fontSize: fontSize.caption } } },
  "table",
);

export const caption = part(
  {
    textAlign: "start",
    padding: scale[200],
    fontWeight: text.weight.medium,
    "@media": { [media.print]: { paddingInline: scale[75] } },
  },
  "caption",
);
/** Stays in the visible part of a wide table, and wraps there. */
export const captionText = part(
  {
    display: "block",
    position: "sticky",
    insetInlineStart: scale[200],
    inlineSize: "fit-content",
    maxInlineSize: `calc(100vw - 2 * ${scale[400]})`,
    "@media": { [media.print]: { maxInlineSize: "none" } },
  },
  "captionText",
);
export const hidden = part(
  { position: "absolute", inlineSize: stroke.thin, blockSize: stroke.thin, overflow: "hidden", clipPath: "inset(50%)" },
  "hidden",
);

export const cell = part(
  {
    paddingBlock: scale[150],
    paddingInline: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    textAlign: "start",
    verticalAlign: "top",
    "@media": {
      [media.print]: {
        paddingBlock: scale[75],
        paddingInline: scale[75],
        selectors: { "html[data-prints-part] &": { paddingBlock: scale[25], lineHeight: text.lineHeight.tight } },
      },
    },
  },
  "cell",
);

/** A link that fills its cell also covers the padding, as a target for a thumb. WCAG 2.5.5. */
globalStyle(`${cell} > a:only-child`, { "@layer": { [layers.parts]: { paddingBlock: scale[150] } } });

export const figures = part({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }, "figures");

export const columnHeading = part(
  {
    borderBlockEnd: `${stroke.medium} solid ${color.borderColor.default}`,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
    verticalAlign: "bottom",
    selectors: { "thead:first-of-type > tr:first-child > &": { borderBlockStart: 0 } },
    "@media": { [media.print]: { whiteSpace: "normal" } },
  },
  "columnHeading",
);

/** The row of totals. */
export const total = part(
  { fontWeight: text.weight.bold, borderBlockStart: `${stroke.medium} solid ${color.borderColor.control}` },
  "total",
);

export const rowHeading = part(
  {
    fontWeight: text.weight.regular,
    minInlineSize: scale[1200],
    selectors: { [`${total} > &`]: { fontWeight: "inherit" } },
    "@media": { [media.print]: { minInlineSize: 0 } },
  },
  "rowHeading",
);

export const row = part({ "@media": { [media.print]: { breakInside: "avoid" } } }, "row");
