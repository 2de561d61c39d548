import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** The situation at the left, what to do at the right, and a line between situations. */
export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }, "root");
export const row = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[200],
    paddingBlock: scale[400],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", columnGap: scale[400] },
      [media.print]: { paddingBlock: scale[150], breakInside: "avoid" },
    },
  },
  "row",
);
export const head = page({ display: "flex", alignItems: "flex-start", gap: scale[150] }, "head");
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: scale[500],
    blockSize: scale[500],
    borderRadius: "50%",
    backgroundColor: color.bgColor.info,
    color: color.fgColor.accent,
  },
  "icon",
);
export const heading = page({ paddingBlockStart: scale[50] }, "heading");
export const body = page({ display: "grid", gap: scale[150], justifyItems: "start", alignContent: "start" }, "body");
export const lines = page({ display: "grid", gap: scale[150] }, "lines");
export const line = page(
  {
    position: "relative",
    paddingInlineStart: scale[300],
    "::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: "0.8em",
      inlineSize: scale[150],
      borderBlockStart: `${stroke.medium} solid ${color.chart.interest}`,
    },
  },
  "line",
);
