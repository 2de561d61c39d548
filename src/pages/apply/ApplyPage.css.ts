import { measure, radius, scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  { paddingBlock: `${scale[400]} ${scale[1000]}`, "@media": { [media.print]: { paddingBlock: scale[200] } } },
  "root",
);
export const lead = page({ fontSize: fontSize.lead, color: color.fgColor.muted }, "lead");
/** One column on a phone; on a wide screen the help is beside the form and stays in view. */
export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 1fr)`,
        gridTemplateRows: "auto 1fr",
        columnGap: scale[800],
      },
    },
  },
  "columns",
);
export const opening = page({ display: "grid", gap: scale[200], alignContent: "start" }, "opening");
export const helpers = page(
  {
    alignSelf: "start",
    "@media": {
      [media.desktop]: {
        gridColumn: "2",
        gridRow: "1 / span 2",
        position: "sticky",
        insetBlockStart: scale[1200],
        padding: scale[300],
        borderRadius: radius.large,
        backgroundColor: color.bgColor.muted,
      },
    },
  },
  "helpers",
);
export const form = page({ minInlineSize: 0 }, "form");
