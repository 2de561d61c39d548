import { createVar, globalStyle } from "@vanilla-extract/css";
import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { layers } from "#ui/theme/layers.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** About 70 characters of English or Hindi, because "0" is wider than most. Paper has its own margins. */
const line = createVar("line");
globalStyle(":root", { vars: { [line]: "62ch" }, "@media": { [media.print]: { vars: { [line]: "none" } } } });

export const root = page({ display: "flow-root" }, "root");

/** Content that is not running text may be as wide as the column. */
export const wide = page({ marginBlock: scale[300] }, "wide");

export const terms = page({ maxInlineSize: line, marginBlock: scale[200] }, "terms");
export const term = page(
  {
    paddingBlock: scale[150],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.tablet]: { display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)", columnGap: scale[300] },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "term",
);

// Element selectors, because classes would make long texts larger.
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} > ${selector}`, { "@layer": { [layers.page]: rule } });

/** A line that must be noticed. */
export const note = page(
  {
    maxInlineSize: line,
    marginBlock: scale[300],
    paddingBlock: scale[200],
    paddingInline: scale[250],
    border: `${stroke.thin} solid ${color.borderColor.caution}`,
    borderInlineStartWidth: stroke.thick,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.caution,
    "@media": { [media.print]: { breakInside: "avoid", backgroundColor: "transparent" } },
  },
  "note",
);

within(":first-child", { marginBlockStart: 0 });
within(":last-child", { marginBlockEnd: 0 });
within("p:where(:not([class]))", { maxInlineSize: line, marginBlock: scale[200] });
within(":is(h2, h3)", {
  maxInlineSize: line,
  marginBlock: `${scale[400]} ${scale[150]}`,
  "@media": { [media.print]: { breakAfter: "avoid" } },
});
within("h2", { fontSize: fontSize.heading3 });
within("h3", { fontSize: fontSize.heading4 });
within(":is(ul, ol)", { maxInlineSize: line, marginBlock: scale[200], paddingInlineStart: scale[300] });
within(":is(ul, ol) > li", { paddingInlineStart: scale[50], marginBlockEnd: scale[100] });
within(":is(ul, ol) > li::marker", {
  color: color.fgColor.accent,
  fontWeight: text.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${term} > dt`, { "@layer": { [layers.page]: { fontWeight: text.weight.medium } } });
globalStyle(`${term} > dd`, { "@layer": { [layers.page]: { marginInlineStart: 0 } } });
// A link that fills its cell is a target for thumbs, so it covers the padding too. WCAG 2.5.5.
globalStyle(`${term} > dd > a:only-child`, { "@layer": { [layers.page]: { paddingBlock: scale[150] } } });
globalStyle(`${wide} code`, { "@layer": { [layers.page]: { overflowWrap: "anywhere" } } });
globalStyle(`${wide} thead th`, { "@layer": { [layers.page]: { whiteSpace: "normal" } } });
// A column of text keeps a readable width and the table scrolls instead, except on paper.
globalStyle(`${wide} :is(td, th)`, {
  "@layer": {
    [layers.page]: {
      minInlineSize: scale[1200],
      "@media": { [media.print]: { minInlineSize: 0, whiteSpace: "normal" } },
    },
  },
});
