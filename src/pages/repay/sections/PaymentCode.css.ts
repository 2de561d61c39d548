import { palette } from "#tokens/primitive/palette";
import { radius } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

export const root = page(
  {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    borderRadius: radius.medium,
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "root",
);
export const light = page({ fill: palette.white }, "light");
export const dark = page({ fill: palette.black }, "dark");
