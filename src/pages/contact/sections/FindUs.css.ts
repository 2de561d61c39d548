import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: scale[800] } },
  },
  "columns",
);
