import { breakpoint } from "#tokens/primitive/scale";

/** Media queries named like the tokens; the basic styles are for 360 px. */
export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet})`,
  desktop: `screen and (min-width: ${breakpoint.desktop})`,
  /** Narrower than `desktop`. */
  belowDesktop: `not all and (min-width: ${breakpoint.desktop})`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  /** A screen only fifteen letters wide at the visitor's text size: a phone with text at 200%. */
  largeText: "screen and (max-width: 15em)",
  /** High enough for a sticky header, and not {@link media.largeText}. */
  roomy: "screen and (min-height: 30em) and (min-width: 15.01em)",
  /** A mouse or another pointer that can hover. */
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
