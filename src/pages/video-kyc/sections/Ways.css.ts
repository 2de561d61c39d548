import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Three alternatives side by side, separated by lines. */
export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    marginBlockEnd: scale[400],
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  },
  "root",
);
export const way = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[200],
    rowGap: scale[100],
    alignContent: "start",
    justifyItems: "start",
    paddingBlock: scale[300],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    selectors: { "&:first-child": { borderBlockStart: 0 } },
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        paddingBlock: 0,
        paddingInline: scale[300],
        borderBlockStart: 0,
        borderInlineStart: `${stroke.thin} solid ${color.borderColor.default}`,
        selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
      },
    },
  },
  "way",
);
export const icon = page(
  { gridRow: "span 3", color: color.fgColor.accent, "@media": { [media.tablet]: { gridRow: "auto" } } },
  "icon",
);
export const heading = page({ alignSelf: "center" }, "heading");
