import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { overlapping } from "#ui/Hero/overlap.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = overlapping;

export const sheet = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
    padding: scale[250],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderBlockStart: `${scale[75]} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    "@media": {
      [media.tablet]: { padding: scale[500] },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: scale[800] },
      [media.print]: { padding: 0, border: 0, breakInside: "avoid" },
    },
  },
  "sheet",
);
export const words = page({ display: "grid", gap: scale[200], alignContent: "start" }, "words");
export const first = page({ fontSize: fontSize.lead }, "first");

/** Styled like a certificate: a double border, and a prominent number. */
export const certificate = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[200],
    alignContent: "start",
    padding: scale[250],
    borderRadius: radius.medium,
    border: `${stroke.thick} double ${color.borderColor.caution}`,
    backgroundColor: color.bgColor.highlight,
    "@media": { [media.tablet]: { padding: scale[300] } },
  },
  "certificate",
);
export const title = page({ fontSize: fontSize.caption, fontWeight: text.weight.bold, textAlign: "center" }, "title");
export const facts = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[150] }, "facts");
export const term = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "term");
export const value = page({ marginInlineStart: 0, fontWeight: text.weight.medium }, "value");
export const number = page(
  {
    marginInlineStart: 0,
    fontFamily: typeface.code,
    fontSize: fontSize.heading3,
    fontWeight: text.weight.bold,
    overflowWrap: "anywhere",
  },
  "number",
);
