import { scale, stroke, targetSize } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Over the poster and under the words; it appears once it really plays. */
export const film = page({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  // Its brightest frames would leave the words over it less than 7:1.
  filter: "brightness(0.72)",
  opacity: 0,
  transition: `opacity ${duration.long} ${easing.out}`,
  selectors: { "&[data-playing]": { opacity: 1 } },
  "@media": { [media.print]: { display: "none" } },
}, "film");
export const control = page({
  position: "absolute",
  insetBlockStart: scale[150],
  insetInlineEnd: scale[150],
  display: "grid",
  placeItems: "center",
  inlineSize: targetSize,
  blockSize: targetSize,
  border: `${stroke.thin} solid ${color.borderColor.onInverse}`,
  borderRadius: "50%",
  backgroundColor: color.bgColor.inverse,
  color: color.fgColor.onInverse,
  cursor: "pointer",
  "@media": { [media.print]: { display: "none" } },
}, "control");
