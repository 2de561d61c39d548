import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    backgroundColor: color.bgColor.highlight,
    paddingBlock: scale[500],
    "@media": { [media.print]: { display: "none" } },
  },
  "root",
);
export const inner = page(
  {
    display: "grid",
    gap: scale[300],
    alignItems: "center",
    "@media": { [media.tablet]: { gridTemplateColumns: "1fr auto", columnGap: scale[800] } },
  },
  "inner",
);
export const words = page({ display: "grid", gap: scale[200], justifyItems: "start" }, "words");
export const text = page({ maxInlineSize: "36rem", fontSize: fontSize.lead, color: color.fgColor.muted }, "text");
export const picture = page(
  { inlineSize: "min(18rem, 70%)", justifySelf: "center", "@media": { [media.tablet]: { inlineSize: "18rem" } } },
  "picture",
);
