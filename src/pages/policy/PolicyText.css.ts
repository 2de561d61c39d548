import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

const notOnPaper = { [media.print]: { display: "none" } };

export const head = page(
  {
    paddingBlock: `${scale[400]} ${scale[400]}`,
    borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
    backgroundColor: color.bgColor.muted,
    "@media": {
      [media.tablet]: { paddingBlock: `${scale[800]} ${scale[600]}` },
      [media.print]: { paddingBlock: `0 ${scale[200]}`, backgroundColor: "transparent" },
    },
  },
  "head",
);

/** The kind of page, with a short gold line before it. */
export const eyebrow = page(
  {
    display: "flex",
    alignItems: "center",
    gap: scale[150],
    marginBlockEnd: scale[100],
    color: color.fgColor.accent,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    "::before": {
      content: "",
      flex: "none",
      inlineSize: scale[400],
      borderBlockStart: `${stroke.thick} solid ${color.chart.interest}`,
    },
    "@media": notOnPaper,
  },
  "eyebrow",
);

/** The company's name in print, where there is no header. */
export const issuer = page(
  {
    display: "none",
    marginBlockEnd: scale[200],
    fontWeight: text.weight.medium,
    "@media": { [media.print]: { display: "block" } },
  },
  "issuer",
);

export const subtitle = page(
  { marginBlockStart: scale[100], fontSize: fontSize.lead, color: color.fgColor.muted },
  "subtitle",
);

export const facts = page(
  { display: "flex", flexWrap: "wrap", columnGap: scale[400], rowGap: scale[100], marginBlockStart: scale[250] },
  "facts",
);
export const listen = page({ marginBlockStart: scale[200] }, "listen");
export const fact = page(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[100],
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    fontVariantNumeric: "tabular-nums",
  },
  "fact",
);

/** On a wide screen the contents are beside the text and stay in view. */
export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: scale[300],
    paddingBlockStart: scale[300],
    "@media": {
      [media.tablet]: { paddingBlockStart: scale[600], rowGap: scale[500] },
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 17rem) minmax(0, 48rem)",
        gridTemplateAreas: '"contents short" "contents sections"',
        gridTemplateRows: "auto 1fr",
        columnGap: scale[600],
      },
      [media.wide]: { columnGap: scale[1000] },
      [media.print]: { display: "block", paddingBlockStart: scale[200] },
    },
  },
  "columns",
);

export const short = page(
  {
    display: "grid",
    gap: scale[200],
    padding: scale[250],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderBlockStart: `${stroke.thick} solid ${color.chart.interest}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    "@media": {
      [media.tablet]: { padding: scale[400] },
      [media.desktop]: { gridArea: "short" },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "short",
);
export const shortTitle = page({ fontSize: fontSize.heading4 }, "shortTitle");
export const gist = page({ display: "grid", gap: scale[150] }, "gist");
export const line = page(
  { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: scale[150] },
  "line",
);
export const tick = page(
  {
    display: "flex",
    alignItems: "center",
    blockSize: `calc(1em * ${text.lineHeight.body})`,
    color: color.fgColor.positive,
  },
  "tick",
);
export const governs = page(
  {
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
  },
  "governs",
);

export const label = page({ display: "block" }, "label");

export const sections = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: scale[500],
    "@media": { [media.desktop]: { gridArea: "sections" }, [media.print]: { display: "block" } },
  },
  "sections",
);

export const section = page(
  {
    selectors: {
      // Only for the first frame: src/app/static-page/first-screen.ts.
      ":root[data-first-screen] &[data-later]": { contentVisibility: "auto", containIntrinsicSize: "1px 40rem" },
      "& + &": { paddingBlockStart: scale[500], borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}` },
    },
    "@media": { [media.print]: { selectors: { "&&": { paddingBlockStart: scale[300], border: 0 } } } },
  },
  "section",
);

export const sectionHead = page(
  {
    display: "flex",
    alignItems: "flex-start",
    gap: scale[50],
    marginBlockEnd: scale[200],
    "@media": { [media.print]: { display: "block", breakAfter: "avoid" } },
  },
  "sectionHead",
);
export const title = page({ fontSize: fontSize.heading3 }, "title");
export const number = page({ color: color.fgColor.accent, fontVariantNumeric: "tabular-nums" }, "number");

/** Beside the last word of the title, as high as its first line; with a mouse, only on hover and focus. */
export const anchor = page(
  {
    flex: "none",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: targetSize,
    blockSize: targetSize,
    marginBlock: `calc((${fontSize.heading3} * ${text.lineHeight.heading} - ${targetSize}) / 2)`,
    borderRadius: radius.small,
    color: color.fgColor.muted,
    selectors: { '&[data-copy="done"]': { color: color.fgColor.positive } },
    "@media": {
      [media.hover]: {
        selectors: {
          [`${sectionHead}:not(:hover) > &:not(:focus-visible, [data-copy="done"])`]: { opacity: 0 },
          "&:hover": { color: color.fgColor.accentHover },
        },
      },
      ...notOnPaper,
    },
  },
  "anchor",
);
