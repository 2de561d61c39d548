import { scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import * as overlap from "#ui/Hero/overlap.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = overlap.overlapping;

/** Four ways to contact us on one board. */
export const board = `${overlap.board} ${page(
  {
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [media.desktop]: { gridTemplateColumns: "1.15fr 1fr 1fr 1.25fr" },
    },
  },
  "board",
)}`;

const hairline = `${stroke.thin} solid ${color.borderColor.default}`;

export const way = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto",
    columnGap: scale[150],
    padding: scale[250],
    // Each draws its top and start border outside itself; the board clips those at its edge.
    boxShadow: `-${stroke.thin} 0 ${color.borderColor.default}, 0 -${stroke.thin} ${color.borderColor.default}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateRows: "auto auto 1fr auto",
        padding: scale[300],
      },
      [media.forcedColors]: { borderBlockStart: hairline },
      [media.print]: { borderBlockStart: hairline, breakInside: "avoid" },
    },
  },
  "way",
);

export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: scale[500],
    blockSize: scale[500],
    borderRadius: "50%",
    backgroundColor: color.bgColor.info,
    color: color.fgColor.accent,
    "@media": { [media.desktop]: { inlineSize: scale[600], blockSize: scale[600], marginBlockEnd: scale[200] } },
  },
  "icon",
);
export const title = page(
  { alignSelf: "center", fontSize: fontSize.heading4, "@media": { [media.desktop]: { marginBlockEnd: scale[100] } } },
  "title",
);

const below = { gridColumn: "2", "@media": { [media.desktop]: { gridColumn: "1" } } } as const;
export const body = page(
  { ...below, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", alignContent: "start" },
  "body",
);
export const address = page({ fontStyle: "normal" }, "address");
/** The number or address itself, in large text. */
export const value = page(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    fontWeight: text.weight.medium,
    fontVariantNumeric: "tabular-nums",
    lineHeight: text.lineHeight.tight,
    overflowWrap: "anywhere",
    "@media": { [media.tablet]: { fontSize: fontSize.heading4 } },
  },
  "value",
);
export const hours = page(
  {
    ...below,
    marginBlockStart: scale[50],
    "@media": { [media.desktop]: { gridColumn: "1", marginBlockStart: scale[150] } },
  },
  "hours",
);
