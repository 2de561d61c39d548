import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  {
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.onInverse,
    "@media": { [media.print]: { backgroundColor: "transparent", color: color.fgColor.default } },
  },
  "root",
);

export const inner = page(
  {
    display: "grid",
    gap: scale[500],
    paddingBlock: `${scale[500]} ${scale[600]}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "1.25fr 1fr",
        columnGap: scale[1000],
        alignItems: "center",
        paddingBlock: scale[1000],
      },
      [media.print]: { paddingBlock: scale[200] },
    },
  },
  "inner",
);

export const words = page({ display: "grid", gap: scale[200], justifyItems: "start" }, "words");
export const eyebrow = page(
  {
    color: color.fgColor.onInverseHighlight,
    fontWeight: text.weight.medium,
    "@media": { [media.print]: { color: "inherit" } },
  },
  "eyebrow",
);
export const lead = page(
  {
    maxInlineSize: "36rem",
    fontSize: fontSize.lead,
    color: color.fgColor.onInverseMuted,
    "@media": { [media.print]: { color: "inherit" } },
  },
  "lead",
);
export const actions = page(
  {
    display: "flex",
    flexWrap: "wrap",
    gap: scale[150],
    marginBlockStart: scale[100],
    "@media": { [media.print]: { display: "none" } },
  },
  "actions",
);

/** A card with the corner of another card behind it; decoration, except for its motto. */
export const card = page(
  {
    position: "relative",
    display: "grid",
    gap: scale[200],
    padding: `${scale[300]} ${scale[300]} ${scale[250]}`,
    borderRadius: radius.large,
    borderBlockStart: `${scale[75]} solid ${color.fgColor.onInverseHighlight}`,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    marginInlineEnd: scale[150],
    "::before": {
      content: "",
      position: "absolute",
      zIndex: -1,
      inset: `${scale[150]} -${scale[150]} -${scale[150]} ${scale[300]}`,
      borderRadius: radius.large,
      border: `${stroke.thin} solid ${color.borderColor.onInverse}`,
      backgroundColor: color.bgColor.inverseRaised,
    },
    "@media": {
      [media.tablet]: { maxInlineSize: "30rem", padding: `${scale[400]} ${scale[400]} ${scale[300]}` },
      [media.forcedColors]: { border: `${stroke.medium} solid` },
      [media.print]: { display: "none" },
    },
  },
  "card",
);
/** Keeps the card behind it above the band. */
export const cardHolder = page({ position: "relative", zIndex: 0 }, "cardHolder");
export const motto = page(
  {
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thin} dashed ${color.borderColor.control}`,
    fontSize: fontSize.heading4,
    fontWeight: text.weight.bold,
    lineHeight: text.lineHeight.tight,
    textAlign: "center",
    textWrap: "balance",
  },
  "motto",
);
