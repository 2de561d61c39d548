import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const group = page(
  {
    selectors: { "& + &": { marginBlockStart: scale[600] } },
    "@media": { [media.tablet]: { selectors: { "& + &": { marginBlockStart: scale[800] } } } },
  },
  "group",
);
/** A short gold line above, as in Section. */
export const heading = page(
  {
    marginBlockEnd: scale[200],
    fontSize: fontSize.heading3,
    scrollMarginBlockStart: scale[200],
    "::before": {
      content: "",
      display: "block",
      inlineSize: scale[400],
      marginBlockEnd: scale[150],
      borderBlockStart: `3px solid ${color.chart.interest}`,
    },
  },
  "heading",
);
export const link = page(
  {
    marginBlockStart: scale[100],
    fontSize: fontSize.caption,
    selectors: { [`${scriptState.off} &`]: { display: "block" } },
    "@media": { [media.print]: { display: "none" } },
  },
  "link",
);
