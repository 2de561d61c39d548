import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { clippedOverflow } from "#ui/theme/clip";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gap: scale[400],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: scale[400] } },
  },
  "root",
);

/** The mission as a letter: greeting, text and signature. */
export const letter = page(
  {
    display: "grid",
    alignContent: "start",
    gap: scale[200],
    padding: scale[300],
    borderRadius: radius.medium,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderInlineStart: `${scale[75]} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    "@media": { [media.tablet]: { padding: scale[600] }, [media.print]: { breakInside: "avoid" } },
  },
  "letter",
);
export const greeting = page({ color: color.fgColor.muted }, "greeting");
export const first = page({ fontSize: fontSize.lead }, "first");
export const signed = page(
  {
    paddingBlockStart: scale[100],
    color: color.fgColor.muted,
    "::before": {
      content: "",
      display: "block",
      inlineSize: scale[600],
      marginBlockEnd: scale[150],
      borderBlockStart: `${stroke.thin} solid ${color.borderColor.control}`,
    },
  },
  "signed",
);

/** The vision as a picture: the drawing up to the edges, the text below it. */
export const view = page(
  {
    display: "grid",
    alignContent: "start",
    borderRadius: radius.medium,
    border: `${stroke.thin} solid ${color.borderColor.caution}`,
    backgroundColor: color.bgColor.highlight,
    ...clippedOverflow,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "view",
);
export const picture = page(
  {
    alignSelf: "end",
    paddingBlockStart: scale[300],
    "@media": { [media.print]: { display: "none" } },
  },
  "picture",
);
export const viewWords = page(
  { display: "grid", gap: scale[200], padding: scale[300], "@media": { [media.tablet]: { padding: scale[400] } } },
  "viewWords",
);
