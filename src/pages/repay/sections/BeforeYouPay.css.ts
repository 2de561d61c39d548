import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const sides = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    marginBlockEnd: scale[400],
    "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: scale[600] } },
  },
  "sides",
);

const side = (edge: string) =>
  ({
    display: "grid",
    alignContent: "start",
    gap: scale[200],
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thick} solid ${edge}`,
    breakInside: "avoid",
  }) as const;
export const right = page(side(color.borderColor.positive), "right");
export const wrong = page(side(color.borderColor.critical), "wrong");
export const heading = page({ "@media": { [media.print]: { breakAfter: "avoid" } } }, "heading");
export const list = page({ display: "grid", gap: scale[150] }, "list");
export const item = page(
  { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: scale[150], alignItems: "start" },
  "item",
);

const icon = { display: "flex", alignItems: "center", blockSize: `calc(1em * ${text.lineHeight.body})` } as const;
export const tick = page({ ...icon, color: color.fgColor.positive }, "tick");
export const cross = page({ ...icon, color: color.fgColor.critical }, "cross");
