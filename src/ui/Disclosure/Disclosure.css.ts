import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";
import { onSurface } from "../Section/surface-colors.css.ts";

export const root = part(
  {
    selectors: { "&[data-menu]": { position: "relative" } },
    "@media": {
      // Always open on paper.
      [media.print]: {
        selectors: { "&:not([data-menu])::details-content": { contentVisibility: "visible", blockSize: "auto" } },
      },
    },
  },
  "root",
);

export const summary = part(
  {
    display: "inline-flex",
    alignItems: "center",
    gap: scale[100],
    minBlockSize: targetSize,
    borderRadius: radius.small,
    color: color.fgColor.accent,
    fontWeight: text.weight.medium,
    cursor: "pointer",
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      "[data-menu] > &": { color: "inherit" },
    },
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": { color: color.fgColor.accentHover, textDecoration: "underline", textUnderlineOffset: "0.2em" },
        },
      },
    },
  },
  "summary",
);

export const icon = part(
  {
    flex: "none",
    transition: `transform ${duration.short} ${easing.out}`,
    selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
    "@media": { [media.print]: { display: "none" } },
  },
  "icon",
);

export const content = part(
  {
    paddingBlockStart: scale[150],
    paddingInlineStart: scale[200],
    borderInlineStart: `${stroke.thick} solid ${color.borderColor.default}`,
    marginBlockEnd: scale[200],
  },
  "content",
);

/** Hangs below its summary, over the page. */
export const menu = part(
  {
    vars: onSurface,
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: `calc(-1 * ${scale[200]})`,
    zIndex: 10,
    minInlineSize: "max-content",
    padding: scale[100],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    boxShadow: color.shadow,
  },
  "menu",
);
