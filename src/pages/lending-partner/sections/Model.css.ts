import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const diagram = page(
  {
    margin: 0,
    padding: scale[250],
    borderRadius: radius.large,
    backgroundColor: color.bgColor.muted,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": { [media.tablet]: { padding: scale[400] }, [media.print]: { breakInside: "avoid" } },
  },
  "diagram",
);

export const caption = page(
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: scale[300],
    rowGap: scale[50],
    alignItems: "center",
    marginBlockEnd: scale[300],
    fontSize: fontSize.caption,
  },
  "caption",
);
export const label = page({ inlineSize: "100%", fontWeight: text.weight.bold, fontSize: fontSize.body }, "label");
export const key = page({ display: "inline-flex", alignItems: "center", gap: scale[100] }, "key");
const papersLine = `${stroke.medium} dashed ${color.borderColor.accent}`;
const moneyLine = `${stroke.thick} solid ${color.chart.interest}`;
export const papersSign = page({ inlineSize: scale[400], borderBlockStart: papersLine }, "papersSign");
export const moneySign = page({ inlineSize: scale[400], borderBlockStart: moneyLine }, "moneySign");

/** Vertical on a phone, horizontal on a wide screen. */
export const way = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [media.wide]: {
        gridTemplateColumns:
          "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)",
        alignItems: "start",
      },
    },
  },
  "way",
);

export const station = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[200],
    alignItems: "center",
    "@media": {
      [media.wide]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        justifyItems: "center",
        textAlign: "center",
        rowGap: scale[150],
      },
    },
  },
  "station",
);
const signSize = scale[800];
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: signSize,
    blockSize: signSize,
    borderRadius: radius.round,
    border: `${stroke.medium} solid ${color.borderColor.accent}`,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.accent,
  },
  "icon",
);
export const stationWords = page({ display: "grid" }, "stationWords");
export const name = page({ fontWeight: text.weight.bold, lineHeight: text.lineHeight.tight }, "name");
export const role = page(
  { color: color.fgColor.accent, fontSize: fontSize.caption, fontWeight: text.weight.medium },
  "role",
);
export const does = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "does");

/** An arrow between two parties, with its label. */
const head = (line: string, forward: boolean) =>
  ({
    content: "",
    position: "absolute",
    inlineSize: scale[100],
    blockSize: scale[100],
    borderBlockEnd: line,
    borderInlineEnd: line,
    transform: `rotate(${forward ? 45 : -135}deg)`,
  }) as const;
const besideSign = `calc(${signSize} / 2)`;
const lineAcross = (line: string) =>
  ({
    minBlockSize: 0,
    marginInlineStart: 0,
    marginBlockStart: besideSign,
    padding: `${scale[100]} ${scale[50]} 0`,
    borderInlineStart: 0,
    borderBlockStart: line,
    textAlign: "center",
  }) as const;

export const papers = page(
  {
    position: "relative",
    display: "grid",
    alignItems: "center",
    minBlockSize: scale[800],
    marginInlineStart: besideSign,
    paddingInlineStart: `calc(${besideSign} + ${scale[200]})`,
    borderInlineStart: papersLine,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    fontStyle: "normal",
    "::after": {
      ...head(`${stroke.medium} solid ${color.borderColor.accent}`, true),
      insetBlockEnd: scale[25],
      insetInlineStart: `calc(-1 * (${scale[100]} + ${stroke.medium}) / 2)`,
    },
    "@media": {
      [media.wide]: {
        ...lineAcross(papersLine),
        "::after": {
          insetBlockEnd: "auto",
          insetBlockStart: `calc(-1 * (${scale[100]} + ${stroke.medium}) / 2)`,
          insetInlineStart: "auto",
          insetInlineEnd: scale[25],
          transform: "rotate(-45deg)",
        },
      },
    },
  },
  "papers",
);

export const money = page(
  {
    position: "relative",
    display: "grid",
    gap: scale[100],
    alignContent: "center",
    minBlockSize: scale[1200],
    marginInlineStart: besideSign,
    paddingInlineStart: `calc(${besideSign} + ${scale[200]})`,
    borderInlineStart: moneyLine,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    "::before": {
      ...head(moneyLine, false),
      insetBlockStart: scale[50],
      insetInlineStart: `calc(-1 * (${scale[100]} + ${stroke.thick}) / 2 - ${stroke.thin})`,
    },
    "::after": {
      ...head(moneyLine, true),
      insetBlockEnd: scale[50],
      insetInlineStart: `calc(-1 * (${scale[100]} + ${stroke.thick}) / 2 - ${stroke.thin})`,
    },
    "@media": {
      [media.wide]: {
        ...lineAcross(moneyLine),
        "::before": {
          insetBlockStart: `calc(-1 * (${scale[100]} + ${stroke.thick}) / 2 - ${stroke.thin})`,
          insetInlineStart: scale[50],
          transform: "rotate(135deg)",
        },
        "::after": {
          insetBlockEnd: "auto",
          insetBlockStart: `calc(-1 * (${scale[100]} + ${stroke.thick}) / 2 - ${stroke.thin})`,
          insetInlineStart: "auto",
          insetInlineEnd: scale[50],
          transform: "rotate(-45deg)",
        },
      },
    },
  },
  "money",
);
export const loan = page({}, "loan");
export const repayment = page({}, "repayment");

export const tasks = page(
  {
    display: "grid",
    gap: scale[400],
    marginBlockStart: scale[500],
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: scale[500] },
      [media.desktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
    },
  },
  "tasks",
);
const task_ = {
  display: "grid",
  alignContent: "start",
  gap: scale[200],
  paddingBlockStart: scale[250],
  "@media": { [media.print]: { breakInside: "avoid" } },
} as const;
export const task = {
  us: page({ ...task_, borderBlockStart: papersLine }, "us"),
  lender: page({ ...task_, borderBlockStart: moneyLine }, "lender"),
  never: page({ ...task_, borderBlockStart: `${stroke.medium} solid ${color.borderColor.critical}` }, "never"),
};
export const list = page({ display: "grid", gap: scale[150] }, "list");
export const item = page(
  { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: scale[150] },
  "item",
);
export const tick = page(
  {
    display: "flex",
    alignItems: "center",
    blockSize: `calc(1em * ${text.lineHeight.body})`,
    color: color.fgColor.accent,
  },
  "tick",
);
