import { scale } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { bannerControl } from "./banner-control.css.ts";

/** Above the poster and below the text; it appears once it plays. */
export const film = page(
  {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
    // Its brightest frames would give the text above it less than 7:1.
    filter: "brightness(0.72)",
    opacity: 0,
    transition: `opacity ${duration.long} ${easing.out}`,
    selectors: { "&[data-playing]": { opacity: 1 } },
    "@media": { [media.print]: { display: "none" } },
  },
  "film",
);
export const control = `${bannerControl} ${page(
  {
    position: "absolute",
    insetBlockStart: scale[150],
    insetInlineEnd: scale[150],
    "@media": { [media.print]: { display: "none" } },
  },
  "control",
)}`;
