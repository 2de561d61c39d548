import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** Four lines on a phone, four columns on a wide screen. */
export const list = page(
  {
    display: "grid",
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: scale[600] },
      [media.wide]: { gridTemplateColumns: "1.6fr 1fr 1fr 1fr", columnGap: scale[400] },
    },
  },
  "list",
);
export const entry = page(
  {
    display: "grid",
    alignContent: "start",
    gap: scale[100],
    paddingBlock: scale[300],
    borderBlockStart: `${stroke.medium} solid ${color.borderColor.onInverse}`,
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "entry",
);
export const figure = page(
  {
    color: color.fgColor.highlight,
    fontSize: "clamp(2.25rem, 1.9rem + 1.5vw, 3rem)",
    fontWeight: text.weight.bold,
    lineHeight: text.lineHeight.heading,
    fontVariantNumeric: "tabular-nums",
  },
  "figure",
);
/** Text beside the number, in a smaller size. */
export const beside = page({ display: "inline-block", fontSize: "0.5em" }, "beside");
export const name = page({ fontWeight: text.weight.bold }, "name");
export const meaning = page({ color: color.fgColor.muted }, "meaning");
