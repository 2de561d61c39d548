import { createVar, globalStyle } from "@vanilla-extract/css";
import { color } from "../theme/vars.css.ts";

/** The colours of the page under names that nothing overrides, for light surfaces on the dark band. */
const pageColors = {
  default: createVar("groundDefault"),
  muted: createVar("groundMuted"),
  accent: createVar("groundAccent"),
  accentHover: createVar("groundAccentHover"),
  highlight: createVar("groundHighlight"),
  border: createVar("groundBorder"),
  control: createVar("groundControl"),
  hover: createVar("groundHover"),
  focusInner: createVar("groundFocusInner"),
  focusOuter: createVar("groundFocusOuter"),
};

globalStyle(":root", {
  vars: {
    [pageColors.default]: color.fgColor.default,
    [pageColors.muted]: color.fgColor.muted,
    [pageColors.accent]: color.fgColor.accent,
    [pageColors.accentHover]: color.fgColor.accentHover,
    [pageColors.highlight]: color.fgColor.highlight,
    [pageColors.border]: color.borderColor.default,
    [pageColors.control]: color.borderColor.control,
    [pageColors.hover]: color.bgColor.hover,
    [pageColors.focusInner]: color.focus.inner,
    [pageColors.focusOuter]: color.focus.outer,
  },
});

/** For `vars` of the dark band: components on it get colours that are readable there. */
export const onInverse = {
  [color.fgColor.default]: color.fgColor.onInverse,
  [color.fgColor.muted]: color.fgColor.onInverseMuted,
  [color.fgColor.accent]: color.fgColor.onInverseHighlight,
  [color.fgColor.accentHover]: color.fgColor.onInverse,
  [color.fgColor.highlight]: color.fgColor.onInverseHighlight,
  [color.borderColor.default]: color.borderColor.onInverse,
  [color.borderColor.control]: color.borderColor.onInverse,
  [color.bgColor.hover]: color.bgColor.inverseRaised,
  [color.focus.inner]: color.bgColor.inverse,
  [color.focus.outer]: color.fgColor.onInverseHighlight,
};

/** For `vars` of a light surface, such as a card: the colours of the page, even on the dark band. */
export const onSurface = {
  [color.fgColor.default]: pageColors.default,
  [color.fgColor.muted]: pageColors.muted,
  [color.fgColor.accent]: pageColors.accent,
  [color.fgColor.accentHover]: pageColors.accentHover,
  [color.fgColor.highlight]: pageColors.highlight,
  [color.borderColor.default]: pageColors.border,
  [color.borderColor.control]: pageColors.control,
  [color.bgColor.hover]: pageColors.hover,
  [color.focus.inner]: pageColors.focusInner,
  [color.focus.outer]: pageColors.focusOuter,
};
