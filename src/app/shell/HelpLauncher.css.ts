import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page({ "@media": { [media.print]: { display: "none" } } }, "root");
export const button = page({
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
    // Above the offer of another language, which lies in the same corner.
    // Its shadow would take the place of the inner ring, and on the dark footer the outer one alone is not seen.
    "&:focus-visible": { zIndex: 4, boxShadow: `0 0 0 2px ${color.focus.inner}` },
  },
  "@media": {
    // With little height, as at 400% zoom, it would lie over what is read: there it stands at the end of the page.
    [media.tablet]: { paddingInline: scale[200] },
    "(max-height: 24em)": { position: "static", margin: scale[200] },
  },
  // It opens nothing where the browser knows no popover and no script runs.
  "@supports": { "not selector(:popover-open)": { selectors: { ":root:not([data-script]) &": { display: "none" } } } },
}, "button");
/** On a phone only the sign is shown: the word would cover a third of a line of the page. */
export const label = page({
  position: "absolute",
  inlineSize: stroke.thin,
  blockSize: stroke.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": { [media.tablet]: { position: "static", inlineSize: "auto", blockSize: "auto", overflow: "visible", clipPath: "none" } },
}, "label");
export const panel = page({
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
  // Opened by the browser, or by src/boot.ts where it knows no popover; each in a rule of its own, or that one knows neither.
  display: "none",
  selectors: { "&:popover-open": { display: "block" }, "&[data-open]": { display: "block" } },
}, "panel");
export const heading = page({ fontWeight: text.weight.bold, marginBlockEnd: scale[50] }, "heading");
const row = { display: "flex", alignItems: "center", gap: scale[100], minBlockSize: targetSize } as const;
export const link = page({ ...row, color: color.fgColor.accent }, "link");
export const close = page({ ...row, border: 0, padding: 0, backgroundColor: "transparent", color: color.fgColor.muted, cursor: "pointer" }, "close");
