import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const list = page(
  {
    display: "grid",
    columnGap: scale[800],
    "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
  },
  "list",
);
export const policy = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[200],
    alignContent: "start",
    paddingBlock: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "policy",
);
export const icon = page({ paddingBlockStart: scale[100], color: color.fgColor.accent }, "icon");
export const about = page({ color: color.fgColor.muted }, "about");
