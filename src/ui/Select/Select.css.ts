import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

/** The native select and Radix's button: one line with an ellipsis, and space for the icon. */
export const control = part(
  {
    display: "block",
    paddingInlineEnd: scale[600],
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    cursor: "pointer",
    selectors: { '&[aria-disabled="true"]': { cursor: "default", color: color.fgColor.muted } },
  },
  "control",
);

/** The browser's own list takes the colours of the theme where it can. */
export const option = part({ backgroundColor: color.bgColor.surface, color: color.fgColor.default }, "option");

/** The native select beneath Radix's button: it keeps the name, the value and the browser's autofill. */
export const beneath = part({ position: "absolute", inset: 0, opacity: 0, pointerEvents: "none" }, "beneath");

export const icon = part(
  {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: scale[150],
    display: "flex",
    alignItems: "center",
    color: color.fgColor.accent,
    pointerEvents: "none",
  },
  "icon",
);

export const failure = part({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: scale[150] }, "failure");

export const list = part(
  {
    // Above a dialog, which may hold the select.
    zIndex: 60,
    // The list is as wide as the edge around the button, which lies outside the button itself.
    minInlineSize: `calc(var(--radix-select-trigger-width, 0px) + 2 * ${stroke.medium})`,
    maxInlineSize: `calc(100vw - ${scale[250]})`,
    maxBlockSize: `min(var(--radix-select-content-available-height, 100%), 26rem)`,
    overflow: "hidden",
    border: `${stroke.medium} solid ${color.borderColor.control}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    boxShadow: color.shadow,
    // Focused itself if no option is. Radix removes its outline with a style attribute.
    selectors: {
      "&:focus-visible": {
        borderColor: color.borderColor.accent,
        boxShadow: `0 0 0 ${stroke.medium} ${color.borderColor.accent}`,
      },
    },
  },
  "list",
);

/** Message above the options that nothing matches. */
/** Above the options: how to search them, or that nothing matches. */
export const search = part(
  {
    paddingBlock: scale[100],
    paddingInline: scale[200],
    borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
    color: color.fgColor.muted,
    fontSize: fontSize.caption,
    lineHeight: text.lineHeight.tight,
    overflowWrap: "anywhere",
  },
  "search",
);

export const viewport = part(
  {
    padding: scale[50],
    // A list of four hundred PIN codes needs a scrollbar. The build omits the style element with which Radix hides it.
    scrollbarWidth: "thin",
    scrollbarColor: `${color.borderColor.control} transparent`,
    overscrollBehavior: "contain",
  },
  "viewport",
);

export const item = part(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: scale[200],
    minBlockSize: targetSize,
    paddingBlock: scale[75],
    paddingInline: scale[150],
    scrollMarginBlock: scale[50],
    borderRadius: radius.small,
    fontSize: fontSize.body,
    lineHeight: text.lineHeight.tight,
    cursor: "pointer",
    userSelect: "none",
    selectors: {
      "&[data-state='checked']": { fontWeight: text.weight.medium, color: color.fgColor.accent },
      "&[data-highlighted]": {
        backgroundColor: color.bgColor.hover,
        boxShadow: "none",
        outline: `${stroke.medium} solid ${color.borderColor.accent}`,
        outlineOffset: `-${stroke.medium}`,
      },
    },
    "@media": { [media.forcedColors]: { selectors: { "&[data-highlighted]": { outlineColor: "Highlight" } } } },
  },
  "item",
);

export const itemText = part({ minInlineSize: 0 }, "itemText");
