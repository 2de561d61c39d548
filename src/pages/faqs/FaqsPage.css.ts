import { measure, scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

/** Topics beside the questions on a wide screen. */
export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[500],
    maxInlineSize: `calc(${measure.page} + 2 * ${scale[400]})`,
    marginInline: "auto",
    paddingInline: scale[200],
    paddingBlock: scale[500],
    "@media": {
      [media.tablet]: { paddingInline: scale[400], paddingBlock: scale[800] },
      [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 50rem)", columnGap: scale[800] },
      [media.print]: { display: "block", maxInlineSize: "none", padding: 0 },
    },
  },
  "columns",
);
export const side = page(
  { "@media": { [media.desktop]: { position: "sticky", insetBlockStart: scale[1200], alignSelf: "start" } } },
  "side",
);
