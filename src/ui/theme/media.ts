import { breakpoint } from "#tokens/primitive/scale";

/** Media queries in the words of the tokens; styles begin at 360 px and grow. */
export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet})`,
  desktop: `screen and (min-width: ${breakpoint.desktop})`,
  /** Narrower than `desktop`. */
  belowDesktop: `not all and (min-width: ${breakpoint.desktop})`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  /** A screen as narrow as fifteen letters of the visitor's own size: a phone whose text is twice as large. */
  largeText: "screen and (max-width: 15em)",
  /** High enough for a header that sticks, and no screen of {@link media.largeText}. */
  roomy: "screen and (min-height: 30em) and (min-width: 15.01em)",
  /** A mouse or another pointer that can hover. */
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
