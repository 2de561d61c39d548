import { breakpoint } from "#tokens/primitive/scale";

/** Media queries in the words of the tokens; styles begin at 360 px and grow. */
export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet})`,
  desktop: `screen and (min-width: ${breakpoint.desktop})`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  /** A mouse or another pointer that can hover. */
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
