import { scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import * as overlap from "#ui/Hero/overlap.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = `${overlap.overlapping} ${page(
  {
    paddingBlockEnd: scale[600],
    "@media": { [media.tablet]: { paddingBlockEnd: scale[1000] }, [media.print]: { paddingBlockEnd: scale[200] } },
  },
  "root",
)}`;

export const board = `${overlap.board} ${page(
  {
    "@media": {
      [media.desktop]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)" },
      [media.print]: { gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr)", breakInside: "avoid" },
    },
  },
  "board",
)}`;

const padding = {
  padding: scale[250],
  "@media": { [media.tablet]: { padding: scale[500] }, [media.print]: { padding: scale[200] } },
} as const;

export const account = page(
  { ...padding, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200], alignContent: "start" },
  "account",
);
export const head = page({ display: "flex", alignItems: "center", gap: scale[150] }, "head");
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: scale[600],
    blockSize: scale[600],
    borderRadius: "50%",
    backgroundColor: color.bgColor.info,
    color: color.fgColor.accent,
  },
  "icon",
);

export const lines = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }, "lines");
/** Term and value below one another on a phone, in two columns on a wider screen; the button is at the end of the line. */
export const line = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: scale[200],
    minBlockSize: scale[600],
    paddingBlock: scale[100],
    selectors: { "& + &": { borderBlockStart: `${stroke.thin} dashed ${color.borderColor.default}` } },
    "@media": {
      [media.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr) auto" },
      [media.print]: { gridTemplateColumns: "9rem minmax(0, 1fr)", minBlockSize: 0, paddingBlock: scale[75] },
    },
  },
  "line",
);
export const term = page({ gridColumn: "1", color: color.fgColor.muted }, "term");
export const value = page(
  {
    gridColumn: "1",
    fontWeight: text.weight.medium,
    overflowWrap: "anywhere",
    "@media": { [`${media.tablet}, print`]: { gridColumn: "2" } },
  },
  "value",
);
export const copy = page(
  {
    gridColumn: "2",
    gridRow: "1 / span 2",
    margin: 0,
    "@media": { [media.tablet]: { gridColumn: "3", gridRow: "1" }, [media.print]: { display: "none" } },
  },
  "copy",
);
/** Numbers in which every character matters. */
export const code = page(
  {
    fontFamily: typeface.code,
    fontWeight: text.weight.bold,
    overflowWrap: "anywhere",
    "@media": { [media.tablet]: { fontSize: fontSize.heading4 } },
  },
  "code",
);

export const scan = page(
  {
    ...padding,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[150],
    justifyItems: "center",
    alignContent: "start",
    textAlign: "center",
    backgroundColor: color.bgColor.highlight,
    borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      ...padding["@media"],
      [media.desktop]: {
        ...padding["@media"][media.tablet],
        borderBlockEnd: 0,
        borderInlineEnd: `${stroke.thin} solid ${color.borderColor.default}`,
      },
    },
  },
  "scan",
);
export const lead = page(
  { color: color.fgColor.muted, "@media": { "(hover: none) and (pointer: coarse)": { display: "none" } } },
  "lead",
);
/** Only a phone has a UPI app; there the link comes before the code, which a phone cannot scan from its own screen. */
export const onPhone = page(
  {
    display: "none",
    inlineSize: "100%",
    gap: scale[75],
    marginBlockEnd: scale[100],
    "@media": { "screen and (hover: none) and (pointer: coarse)": { display: "grid" } },
  },
  "onPhone",
);
export const codeBox = page({ inlineSize: "100%", maxInlineSize: "15rem" }, "codeBox");
export const note = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "note");
export const upi = page({ display: "grid", justifyItems: "center", gap: scale[50] }, "upi");
export const name = page(
  {
    inlineSize: "100%",
    paddingBlockStart: scale[150],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
  },
  "name",
);
