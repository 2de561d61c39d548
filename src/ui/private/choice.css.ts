import { duration, easing } from "#tokens/primitive/motion";
import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

/** A row that can be pressed anywhere: the control and the label of a checkbox or a radio button. */
export const row = part(
  {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: scale[150],
    minBlockSize: scale[600],
    paddingBlock: scale[150],
    paddingInline: scale[200],
    border: `${stroke.medium} solid ${color.borderColor.control}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    lineHeight: text.lineHeight.tight,
    cursor: "pointer",
    transition: `border-color ${duration.short} ${easing.out}, background-color ${duration.short} ${easing.out}`,
    selectors: {
      "&:has(:checked)": {
        borderColor: color.borderColor.accent,
        boxShadow: `inset 0 0 0 ${stroke.thin} ${color.borderColor.accent}`,
        backgroundColor: color.bgColor.muted,
      },
      "&[data-invalid]": {
        borderColor: color.borderColor.critical,
        backgroundColor: color.bgColor.critical,
        boxShadow: `inset 0 0 0 ${stroke.thin} ${color.borderColor.critical}`,
      },
      "&:has(:focus-visible)": {
        outline: `${stroke.thick} solid ${color.focus.outer}`,
        outlineOffset: stroke.medium,
        boxShadow: `0 0 0 ${stroke.medium} ${color.focus.inner}`,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover:not([data-invalid])": { borderColor: color.borderColor.accent } } },
      [media.forcedColors]: {
        selectors: {
          "&[data-invalid]:not(:has(:focus-visible))": {
            outline: `${stroke.medium} solid`,
            outlineOffset: `-${stroke.thick}`,
          },
        },
      },
    },
  },
  "row",
);

/** The checkbox or radio button. Its mark is drawn with borders, because print and forced colours remove backgrounds. */
export const mark = part(
  {
    appearance: "none",
    position: "relative",
    flex: "none",
    inlineSize: scale[300],
    blockSize: scale[300],
    margin: 0,
    // Aligned with the first line, whose height depends on the script.
    marginBlockStart: `calc((1em * ${text.lineHeight.tight} - ${scale[300]}) / 2)`,
    border: `${stroke.medium} solid ${color.borderColor.control}`,
    backgroundColor: color.bgColor.surface,
    cursor: "pointer",
    selectors: {
      // The row shows the focus ring; in a browser without `:has()` the control keeps its own.
      "label:has(> &:focus-visible) > &": { outline: "none", boxShadow: "none" },
      "[data-invalid] > &": { borderColor: color.borderColor.critical },
      "&:checked": { borderColor: color.borderColor.accent },
      "[data-invalid] > &:checked": { borderColor: color.borderColor.critical },
    },
  },
  "mark",
);

export const check = part(
  {
    borderRadius: radius.small,
    selectors: {
      "&:checked": { backgroundColor: color.button.accent.rest, borderColor: color.button.accent.rest },
      "&:checked::before": {
        content: "",
        position: "absolute",
        insetBlockStart: "8%",
        insetInlineStart: "32%",
        inlineSize: "36%",
        blockSize: "66%",
        borderBlockEnd: `${stroke.thick} solid ${color.button.accent.fgColor}`,
        borderInlineEnd: `${stroke.thick} solid ${color.button.accent.fgColor}`,
        transform: "rotate(45deg)",
      },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&:checked::before": { borderColor: "ButtonText" } } },
      [media.print]: {
        selectors: {
          "&:checked": { backgroundColor: "transparent" },
          "&:checked::before": { borderColor: "currentColor" },
        },
      },
    },
  },
  "check",
);

export const dot = part(
  {
    borderRadius: radius.round,
    selectors: {
      "&:checked::before": {
        content: "",
        position: "absolute",
        inset: "22%",
        border: `${scale[75]} solid ${color.button.accent.rest}`,
        borderRadius: radius.round,
      },
    },
    "@media": { [media.forcedColors]: { selectors: { "&:checked::before": { borderColor: "ButtonText" } } } },
  },
  "dot",
);

export const words = part(
  { display: "grid", gap: scale[25], minInlineSize: 0, gridTemplateColumns: "minmax(0, 1fr)" },
  "words",
);

export const hint = part({ color: color.fgColor.muted, fontSize: fontSize.caption }, "hint");
