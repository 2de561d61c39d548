import { radius, scale, stroke } from "#tokens/primitive/scale";
import { clipped } from "../theme/clip.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color } from "../theme/vars.css.ts";

/** Drawn up over the edge of a hero, which leaves room for it (`overlapped`). */
export const overlapping = part({
  position: "relative",
  marginBlockStart: `calc(-1 * ${scale[800]})`,
  "@media": { [media.tablet]: { marginBlockStart: `calc(-1 * ${scale[1000]})` }, [media.print]: { marginBlockStart: scale[200] } },
}, "overlapping");

/** One board in place of several boxes: whoever uses it tells its parts apart by hairlines and columns. */
export const board = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `${stroke.thin} solid ${color.borderColor.default}`,
  borderRadius: radius.large,
  backgroundColor: color.bgColor.surface,
  boxShadow: color.shadow,
  ...clipped,
  // In large letters on a small screen a long word or address breaks, where the edge would cut it off.
  overflowWrap: "anywhere",
}, "board");
