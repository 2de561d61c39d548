import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ "@media": { [media.print]: { display: "none" } } }, "root");
export const button = page(
  {
    position: "fixed",
    zIndex: 2,
    insetBlockEnd: scale[200],
    insetInlineEnd: scale[200],
    display: "inline-flex",
    alignItems: "center",
    gap: scale[75],
    minBlockSize: targetSize,
    minInlineSize: targetSize,
    justifyContent: "center",
    paddingInline: scale[100],
    border: `${stroke.medium} solid ${color.borderColor.onInverse}`,
    borderRadius: radius.round,
    boxShadow: color.shadow,
    backgroundColor: color.bgColor.inverse,
    color: color.fgColor.onInverse,
    fontWeight: text.weight.medium,
    cursor: "pointer",
    transition: `transform ${duration.short} ${easing.out}`,
    selectors: {
      "&[data-aside]:not(:focus)": { transform: `translateY(${scale[1200]})` },
      // Above the language offer, which is in the same corner.
      // Its shadow would replace the inner focus ring, and on the dark footer the outer ring alone is not visible.
      "&:focus-visible": { zIndex: 4, boxShadow: `0 0 0 2px ${color.focus.inner}` },
    },
    "@media": {
      // On a low screen, such as at 400% zoom, it would cover the text: there it is at the end of the page.
      [media.tablet]: { paddingInline: scale[200] },
      "(max-height: 24em)": { position: "static", margin: scale[200] },
    },
    // Without popovers and without script it has no function.
    "@supports": {
      "not selector(:popover-open)": { selectors: { ":root:not([data-script]) &": { display: "none" } } },
    },
  },
  "button",
);
/** A phone shows only the icon: the word would cover a third of a line. */
export const label = page(
  {
    position: "absolute",
    inlineSize: stroke.thin,
    blockSize: stroke.thin,
    overflow: "hidden",
    clipPath: "inset(50%)",
    "@media": {
      [media.tablet]: {
        position: "static",
        inlineSize: "auto",
        blockSize: "auto",
        overflow: "visible",
        clipPath: "none",
      },
    },
  },
  "label",
);
export const panel = page(
  {
    position: "fixed",
    inset: `auto ${scale[200]} ${scale[1000]} auto`,
    inlineSize: "max-content",
    maxInlineSize: `calc(100vw - ${scale[400]})`,
    padding: scale[250],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    boxShadow: color.shadow,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    // Opened by the browser, or by src/boot.ts in browsers without popovers. Separate rules, because an unknown selector invalidates a whole rule.
    display: "none",
    selectors: { "&:popover-open": { display: "block" }, "&[data-open]": { display: "block" } },
  },
  "panel",
);
export const heading = page({ fontWeight: text.weight.bold, marginBlockEnd: scale[50] }, "heading");
const row = { display: "flex", alignItems: "center", gap: scale[100], minBlockSize: targetSize } as const;
export const link = page({ ...row, color: color.fgColor.accent }, "link");
export const close = page(
  { ...row, border: 0, padding: 0, backgroundColor: "transparent", color: color.fgColor.muted, cursor: "pointer" },
  "close",
);
