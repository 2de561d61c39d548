import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[500],
    "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: scale[800] } },
  },
  "root",
);
export const party = page({ display: "grid", gap: scale[100], alignContent: "start" }, "party");
export const name = page({ marginBlockEnd: scale[100] }, "name");
