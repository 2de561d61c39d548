import { scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

export const actions = page(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: scale[300],
    rowGap: scale[100],
    marginBlockStart: scale[50],
  },
  "actions",
);
