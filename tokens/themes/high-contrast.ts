import { palette } from "../primitive/palette.ts";
import type { Colors } from "../semantic/color.ts";

const { blue, gold, grey, green, red, white, black } = palette;

/** Black on white, with all borders and no tints: text at least 7:1, borders at least 4.5:1. */
export const highContrast: Colors = {
  bgColor: {
    page: white,
    surface: white,
    muted: white,
    inverse: black,
    inverseRaised: black,
    hover: gold[200],
    highlight: white,
    positive: white,
    critical: white,
    caution: white,
    info: white,
  },
  fgColor: {
    default: black,
    muted: black,
    accent: blue[800],
    accentHover: black,
    highlight: gold[800],
    positive: green[800],
    critical: red[800],
    caution: gold[900],
    info: blue[900],
    onInverse: white,
    onInverseMuted: white,
    onInverseHighlight: gold[200],
  },
  borderColor: {
    default: black,
    control: black,
    accent: blue[900],
    critical: red[800],
    positive: green[800],
    caution: gold[800],
    info: blue[900],
    onInverse: white,
  },
  focus: { inner: white, outer: black },
  button: {
    accent: { rest: blue[900], hover: black, active: black, fgColor: white },
    highlight: { rest: gold[200], hover: white, active: white, fgColor: black },
    critical: { rest: red[800], hover: black, active: black, fgColor: white },
    neutral: { rest: white, hover: gold[200], active: gold[200], fgColor: black, borderColor: black },
  },
  chart: { principal: blue[900], interest: gold[600], gap: white },
  range: { track: grey[450], filled: black, thumb: black },
  art: { line: black, fill: white, soft: white, accent: gold[300] },
  scrim: "rgb(0 0 0 / 0.8)",
  shadow: `0 0 0 1px ${black}`,
};
