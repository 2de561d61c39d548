import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { milestone, milestoneHeight, roadDown } from "#ui/theme/milestone";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Six steps in two columns, each along a road. */
export const list = page(
  {
    display: "grid",
    counterReset: "step",
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "1fr 1fr",
        gridTemplateRows: "repeat(3, auto)",
        gridAutoFlow: "column",
        columnGap: scale[800],
      },
    },
  },
  "list",
);

export const step = page(
  {
    position: "relative",
    counterIncrement: "step",
    paddingInlineStart: scale[1000],
    paddingBlockEnd: scale[400],
    "::before": milestone,
    "::after": { ...roadDown, insetBlock: `calc(${milestoneHeight} / 2) calc(${milestoneHeight} / -2)` },
    selectors: {
      "&:last-child::after": { display: "none" },
      "&:last-child": { paddingBlockEnd: 0 },
    },
    "@media": {
      [media.tablet]: {
        selectors: { "&:nth-child(3)::after": { display: "none" }, "&:nth-child(3)": { paddingBlockEnd: 0 } },
      },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "step",
);
export const title = page({ paddingBlockStart: scale[100], marginBlockEnd: scale[50] }, "title");
export const words = page({ color: color.fgColor.muted, maxInlineSize: "34rem" }, "words");
