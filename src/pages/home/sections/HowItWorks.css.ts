import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { milestone, milestoneHeight, roadAcross, roadDown, roadWidth } from "#ui/theme/milestone";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Position of the house: at the end of the road, in the corner that the last milestone leaves free. */
export const root = page(
  { position: "relative", "@media": { [media.desktop]: { paddingBlockStart: scale[400] } } },
  "root",
);

/** Four steps along a road: down the page on a phone, across it on a wide screen. */
export const list = page(
  {
    position: "relative",
    display: "grid",
    gap: scale[300],
    counterReset: "step",
    "::before": { ...roadDown, insetBlock: `calc(${milestoneHeight} / 2) 0` },
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "repeat(4, 1fr)",
        "::before": { ...roadAcross, inlineSize: "auto", insetBlockEnd: "auto" },
      },
      [media.print]: { "::before": { display: "none" } },
    },
  },
  "list",
);
export const step = page(
  {
    position: "relative",
    paddingInlineStart: scale[800],
    counterIncrement: "step",
    minBlockSize: milestoneHeight,
    "::before": milestone,
    "@media": {
      [media.desktop]: {
        paddingInlineStart: 0,
        paddingBlockStart: `calc(${milestoneHeight} + ${roadWidth} + ${scale[200]})`,
      },
    },
  },
  "step",
);
export const title = page({ marginBlockEnd: scale[50] }, "title");
export const stepText = page({ color: color.fgColor.muted }, "stepText");
export const house = page(
  {
    inlineSize: "10.5rem",
    maxInlineSize: "100%",
    "@media": {
      [media.desktop]: { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 },
      [media.print]: { display: "none" },
    },
  },
  "house",
);
