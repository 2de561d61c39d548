import { radius, scale, stroke } from "#tokens/primitive/scale";
import { clippedOverflow } from "../theme/clip.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color } from "../theme/vars.css.ts";

/** Overlaps the bottom of a hero, which leaves space for it (`overlapped`). */
export const overlapping = part(
  {
    position: "relative",
    marginBlockStart: `calc(-1 * ${scale[800]})`,
    "@media": {
      [media.tablet]: { marginBlockStart: `calc(-1 * ${scale[1000]})` },
      [media.print]: { marginBlockStart: scale[200] },
    },
  },
  "overlapping",
);

/** One board instead of several boxes; its parts are separated by lines and columns. */
export const board = part(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    ...clippedOverflow,
    // With large text on a small screen, a long word or address breaks instead of being cut off.
    overflowWrap: "anywhere",
  },
  "board",
);
