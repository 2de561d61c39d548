import { measure, scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[600],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 1fr)`,
        alignItems: "start",
        columnGap: scale[800],
      },
    },
  },
  "columns",
);
export const form = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
    alignContent: "start",
    "@media": { [media.print]: { display: "none" } },
  },
  "form",
);
