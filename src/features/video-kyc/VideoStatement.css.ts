import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** While recording on a phone the sentences are above the picture, near the lens, so that reading is almost looking into it. */
export const root = page(
  {
    scrollMarginBlockStart: scale[200],
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
    "@media": {
      [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: scale[600], alignItems: "start" },
    },
  },
  "root",
);
export const words = page(
  {
    display: "grid",
    gap: scale[150],
    "@media": { [media.desktop]: { position: "sticky", insetBlockStart: scale[1200] } },
  },
  "words",
);
export const script = page(
  {
    display: "grid",
    gap: scale[100],
    padding: scale[200],
    borderRadius: radius.large,
    borderInlineStart: `${stroke.thick} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.highlight,
    overflowWrap: "anywhere",
  },
  "script",
);
export const sentence = page(
  {
    fontSize: fontSize.lead,
    lineHeight: text.lineHeight.body,
    fontWeight: text.weight.medium,
    "@media": { [media.tablet]: { fontSize: fontSize.heading3 } },
  },
  "sentence",
);
export const note = page(
  {
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    // While the visitor reads, a phone shows only the sentences and the picture.
    selectors: { [`${words}:has(+ * [data-running]) &`]: { display: "none" } },
  },
  "note",
);

export const panel = page(
  {
    scrollMarginBlockStart: scale[200],
    padding: scale[200],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.surface,
    "@media": { [media.tablet]: { padding: scale[400] } },
  },
  "panel",
);
export const step = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[250] }, "step");
export const action = page({ display: "grid", gap: scale[150] }, "action");
export const others = page({ display: "flex", flexWrap: "wrap", gap: scale[100] }, "others");
export const before = page({ display: "grid", gap: scale[150] }, "before");
export const advice = page({ display: "grid", gap: scale[150] }, "advice");
export const noLink = page({ display: "grid", gap: scale[200], justifyItems: "start" }, "noLink");
export const success = page({ color: color.fgColor.positive }, "success");

/** Portrait on a phone in portrait mode, and never so tall that the buttons are off the screen. */
export const picture = page(
  {
    position: "relative",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.inverse,
    outline: `${stroke.thick} solid transparent`,
    selectors: { "&[data-running=recording]": { outlineColor: color.borderColor.critical } },
  },
  "picture",
);
export const frame = page({ inlineSize: "100%" }, "frame");
export const film = page(
  {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    minBlockSize: "8rem",
    maxBlockSize: "38vh",
    objectFit: "contain",
    selectors: {
      [`${picture}[data-running] &`]: { maxBlockSize: "26vh" },
      // An inner ring: the rounded frame would cut off an outer one.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${stroke.thick})`, boxShadow: "none" },
    },
    "@media": {
      [media.desktop]: {
        maxBlockSize: "50vh",
        selectors: { [`${picture}[data-running] &`]: { maxBlockSize: "50vh" } },
      },
    },
  },
  "film",
);
export const mirrored = page({ transform: "scaleX(-1)" }, "mirrored");
export const badge = page(
  {
    position: "absolute",
    insetBlockStart: scale[100],
    insetInlineStart: scale[100],
    display: "flex",
    alignItems: "center",
    gap: scale[100],
    paddingInline: scale[150],
    paddingBlock: scale[50],
    borderRadius: radius.small,
    backgroundColor: color.bgColor.surface,
    fontWeight: text.weight.medium,
  },
  "badge",
);
export const dot = page(
  {
    inlineSize: scale[150],
    blockSize: scale[150],
    borderRadius: "50%",
    backgroundColor: color.fgColor.critical,
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
  },
  "dot",
);
export const timer = page(
  {
    fontSize: fontSize.figure,
    lineHeight: text.lineHeight.tight,
    fontWeight: text.weight.bold,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
  },
  "timer",
);

export const checks = page({ display: "grid", gap: scale[100] }, "checks");
export const news = page({ display: "grid", gap: scale[100] }, "news");
export const newsRow = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(6.5rem, auto) minmax(0, 1fr)",
    gap: scale[150],
  },
  "newsRow",
);
export const newsLabel = page(
  { display: "flex", alignItems: "center", gap: scale[75], fontWeight: text.weight.medium },
  "newsLabel",
);
export const newsIcon = page(
  { color: color.fgColor.caution, selectors: { [`${newsRow}[data-well] &`]: { color: color.fgColor.positive } } },
  "newsIcon",
);
export const meter = page(
  { display: "block", inlineSize: "100%", maxInlineSize: "16rem", blockSize: scale[200] },
  "meter",
);
