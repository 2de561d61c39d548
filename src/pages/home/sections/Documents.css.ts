import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const list = page(
  { display: "none", "@media": { [media.tablet]: { display: "grid" }, [media.print]: { display: "grid" } } },
  "list",
);
export const slider = page(
  { "@media": { [media.tablet]: { display: "none" }, [media.print]: { display: "none" } } },
  "slider",
);
/** A row of the list; in the slider, a slide. */
export const item = page(
  {
    display: "grid",
    gap: scale[200],
    justifyItems: "center",
    textAlign: "center",
    paddingBlock: scale[200],
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "9rem minmax(0, 1fr)",
        alignItems: "center",
        columnGap: scale[400],
        justifyItems: "start",
        textAlign: "start",
        borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
      },
    },
  },
  "item",
);
export const picture = page({ inlineSize: "9rem" }, "picture");
export const words = page(
  {
    display: "grid",
    gap: scale[50],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "14rem minmax(0, 1fr)",
        inlineSize: "100%",
        alignItems: "baseline",
        columnGap: scale[400],
      },
    },
  },
  "words",
);
export const text = page({ color: color.fgColor.muted }, "text");
