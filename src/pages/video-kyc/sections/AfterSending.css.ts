import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** The steps after sending, along a gold line. */
export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
    marginBlockEnd: scale[400],
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  },
  "root",
);
export const stage = page(
  {
    display: "grid",
    gap: scale[100],
    alignContent: "start",
    paddingInlineStart: scale[200],
    borderInlineStart: `${stroke.thick} solid ${color.chart.interest}`,
    "@media": {
      [media.desktop]: {
        paddingInlineStart: 0,
        paddingBlockStart: scale[200],
        borderInlineStart: 0,
        borderBlockStart: `${stroke.thick} solid ${color.chart.interest}`,
      },
    },
  },
  "stage",
);
