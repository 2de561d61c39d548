import { duration, easing } from "#tokens/primitive/motion";
import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export const root = part(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[75],
    alignContent: "start",
  },
  "root",
);

export const label = part(
  {
    justifySelf: "start",
    color: color.fgColor.default,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
  },
  "label",
);

export const optional = part({ color: color.fgColor.muted, fontWeight: text.weight.regular }, "optional");

export const hint = part(
  { color: color.fgColor.muted, fontSize: fontSize.caption, lineHeight: text.lineHeight.tight },
  "hint",
);

const message = {
  display: "flex",
  alignItems: "flex-start",
  gap: scale[75],
  fontSize: fontSize.caption,
  lineHeight: text.lineHeight.tight,
  // It wraps within the width of its control: otherwise a message would move the fields beside it.
  selectors: { [`${root} > &`]: { inlineSize: 0, minInlineSize: "100%" } },
} as const;

export const error = part({ ...message, color: color.fgColor.critical, fontWeight: text.weight.medium }, "error");

export const warning = part({ ...message, color: color.fgColor.muted }, "warning");

/** Aligned with the first line of the text, whose height depends on the script. */
export const messageIcon = part(
  { display: "flex", alignItems: "center", flex: "none", blockSize: `calc(1em * ${text.lineHeight.tight})` },
  "messageIcon",
);

/** The text beside an icon: it may wrap, the icon may not shrink. */
export const messageText = part({ minInlineSize: 0 }, "messageText");

/**
 * The border around a control. The control inside has none, so that an input, a select and Radix's button have the same
 * size. A thicker border is drawn inwards, so that nothing moves.
 */
export const box = part(
  {
    position: "relative",
    display: "flex",
    alignItems: "stretch",
    minBlockSize: scale[600],
    border: `${stroke.medium} solid ${color.borderColor.control}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    transition: `border-color ${duration.short} ${easing.out}, background-color ${duration.short} ${easing.out}`,
    selectors: {
      "&[data-invalid]": {
        borderColor: color.borderColor.critical,
        backgroundColor: color.bgColor.critical,
        boxShadow: `inset 0 0 0 ${stroke.thin} ${color.borderColor.critical}`,
      },
      "&[data-locked]": { borderStyle: "dashed", backgroundColor: color.bgColor.muted },
      "&:focus-within": {
        outline: `${stroke.thick} solid ${color.focus.outer}`,
        outlineOffset: stroke.medium,
        boxShadow: `0 0 0 ${stroke.medium} ${color.focus.inner}`,
      },
    },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover:not([data-invalid], [data-locked])": { borderColor: color.borderColor.accent } },
      },
      [media.forcedColors]: {
        selectors: {
          "&[data-invalid]:not(:focus-within)": {
            outline: `${stroke.medium} solid`,
            outlineOffset: `-${stroke.thick}`,
          },
        },
      },
    },
  },
  "box",
);

/** As wide as its text, but not wider than its container. */
export const sized = part({ justifySelf: "start", maxInlineSize: "100%" }, "sized");

/** The control itself; the box shows its focus ring. */
export const control = part(
  {
    appearance: "none",
    flex: "1 1 auto",
    minInlineSize: 0,
    inlineSize: "100%",
    margin: 0,
    paddingBlock: scale[100],
    paddingInline: scale[200],
    border: 0,
    borderRadius: `calc(${radius.medium} - ${stroke.medium})`,
    outline: "none",
    boxShadow: "none",
    backgroundColor: "transparent",
    color: "inherit",
    fontSize: fontSize.body,
    lineHeight: text.lineHeight.tight,
    textAlign: "start",
  },
  "control",
);

export const uppercase = part({ textTransform: "uppercase" }, "uppercase");

export const prefix = part(
  {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    color: color.fgColor.muted,
    fontSize: fontSize.body,
    lineHeight: text.lineHeight.tight,
    cursor: "text",
    userSelect: "none",
    selectors: {
      "&:first-child": { paddingInlineStart: scale[200], marginInlineEnd: `calc(-1 * ${scale[100]})` },
      "&:last-child": { paddingInlineEnd: scale[200], marginInlineStart: `calc(-1 * ${scale[100]})` },
    },
  },
  "prefix",
);
