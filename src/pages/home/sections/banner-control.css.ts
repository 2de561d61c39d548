import { stroke, targetSize } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** A round button on the banner, for pausing the movement. */
export const bannerControl = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: targetSize,
    blockSize: targetSize,
    border: `${stroke.thin} solid ${color.borderColor.onInverse}`,
    borderRadius: "50%",
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.onInverse,
    cursor: "pointer",
  },
  "bannerControl",
);
