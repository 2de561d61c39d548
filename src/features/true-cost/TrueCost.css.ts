import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[300] }, "root");
export const questions = page(
  {
    display: "grid",
    gap: scale[300],
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [media.print]: { display: "none" },
    },
  },
  "questions",
);
export const method = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "method");
