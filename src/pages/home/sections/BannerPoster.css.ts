import { stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    fill: "none",
    "@media": { [media.print]: { display: "none" }, [media.forcedColors]: { display: "none" } },
  },
  "root",
);
export const line = page(
  { stroke: color.bgColor.inverseRaised, strokeWidth: stroke.medium, vectorEffect: "non-scaling-stroke" },
  "line",
);
