import { createVar, globalStyle } from "@vanilla-extract/css";
import { color } from "../theme/vars.css.ts";

/** The colours of the page, kept where nothing sets them anew, for light surfaces upon the deep band. */
const kept = {
  default: createVar("groundDefault"), muted: createVar("groundMuted"), accent: createVar("groundAccent"), accentHover: createVar("groundAccentHover"),
  highlight: createVar("groundHighlight"), border: createVar("groundBorder"), control: createVar("groundControl"), hover: createVar("groundHover"),
  focusInner: createVar("groundFocusInner"), focusOuter: createVar("groundFocusOuter"),
};

globalStyle(":root", {
  vars: {
    [kept.default]: color.fgColor.default,
    [kept.muted]: color.fgColor.muted,
    [kept.accent]: color.fgColor.accent,
    [kept.accentHover]: color.fgColor.accentHover,
    [kept.highlight]: color.fgColor.highlight,
    [kept.border]: color.borderColor.default,
    [kept.control]: color.borderColor.control,
    [kept.hover]: color.bgColor.hover,
    [kept.focusInner]: color.focus.inner,
    [kept.focusOuter]: color.focus.outer,
  },
});

/** For `vars` of the deep band: whatever part stands on it takes the colours that can be read there. */
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

/** For `vars` of a light surface, such as a card: the colours of the page, even upon the deep band. */
export const onSurface = {
  [color.fgColor.default]: kept.default,
  [color.fgColor.muted]: kept.muted,
  [color.fgColor.accent]: kept.accent,
  [color.fgColor.accentHover]: kept.accentHover,
  [color.fgColor.highlight]: kept.highlight,
  [color.borderColor.default]: kept.border,
  [color.borderColor.control]: kept.control,
  [color.bgColor.hover]: kept.hover,
  [color.focus.inner]: kept.focusInner,
  [color.focus.outer]: kept.focusOuter,
};
