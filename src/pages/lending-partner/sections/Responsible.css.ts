import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const list = page(
  {
    display: "grid",
    columnGap: scale[800],
    "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
  },
  "list",
);
export const duty = page(
  {
    display: "grid",
    gap: scale[50],
    alignContent: "start",
    paddingBlock: scale[250],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: scale[300] },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "duty",
);
export const title = page({ fontWeight: text.weight.bold, textWrap: "balance" }, "title");
export const words = page({ marginInlineStart: 0, color: color.fgColor.muted }, "words");
