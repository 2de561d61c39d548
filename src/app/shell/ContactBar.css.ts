import { scale, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Height of the bar with one row. */
export const contactBarHeight = `calc(${targetSize} + ${scale[75]})`;

export const root = page(
  { backgroundColor: color.bgColor.inverse, color: color.fgColor.onInverse, fontSize: fontSize.caption },
  "root",
);
export const list = page(
  {
    display: "flex",
    // One row, so that the bar and the header take little of a phone's first screen; large text needs more.
    "@media": { [media.largeText]: { flexWrap: "wrap" } },
    columnGap: scale[300],
    // Space for the focus ring, which the edge of the screen would cut off.
    paddingBlockStart: scale[75],
  },
  "list",
);
const item = { alignItems: "center", gap: scale[100], minBlockSize: targetSize } as const;
export const link = page(
  {
    ...item,
    display: "inline-flex",
    color: color.fgColor.onInverse,
    textDecoration: "none",
    "@media": { [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } } },
  },
  "link",
);
/** A phone is too narrow for the full address beside the number. */
export const short = page({ "@media": { [media.tablet]: { display: "none" } } }, "short");
export const address = page({ display: "none", "@media": { [media.tablet]: { display: "inline" } } }, "address");
/** A phone shows only the phone number and the email address; the hours are in the footer too. */
export const hours = page(
  {
    ...item,
    display: "none",
    color: color.fgColor.onInverseMuted,
    "@media": { [media.tablet]: { display: "inline-flex", marginInlineStart: "auto" } },
  },
  "hours",
);
