import { palette } from "../primitive/palette.ts";
import type { Colors } from "../semantic/color.ts";

const { blue, gold, grey, green, red, white } = palette;

export const dark: Colors = {
  bgColor: {
    page: grey[950],
    surface: grey[900],
    muted: grey[925],
    inverse: blue[950],
    inverseRaised: blue[900],
    hover: grey[800],
    highlight: gold[950],
    positive: green[900],
    critical: red[900],
    caution: gold[950],
    info: blue[950],
  },
  fgColor: {
    default: grey[100],
    muted: grey[300],
    accent: blue[250],
    accentHover: blue[200],
    highlight: gold[300],
    positive: green[300],
    critical: red[300],
    caution: gold[200],
    info: blue[200],
    onInverse: white,
    onInverseMuted: blue[200],
    onInverseHighlight: gold[300],
  },
  borderColor: {
    default: grey[700],
    control: grey[400],
    accent: blue[400],
    critical: red[300],
    positive: green[300],
    caution: gold[400],
    info: blue[400],
    onInverse: blue[400],
  },
  focus: { inner: grey[950], outer: gold[300] },
  button: {
    accent: { rest: blue[300], hover: blue[200], active: blue[100], fgColor: blue[950] },
    highlight: { rest: gold[300], hover: gold[200], active: gold[100], fgColor: blue[950] },
    critical: { rest: red[300], hover: red[200], active: red[50], fgColor: red[900] },
    neutral: { rest: grey[900], hover: grey[800], active: grey[750], fgColor: blue[200], borderColor: blue[400] },
  },
  chart: { principal: blue[400], interest: gold[300], gap: grey[900] },
  range: { track: grey[600], filled: blue[300], thumb: blue[300] },
  art: { line: blue[200], fill: blue[700], soft: blue[900], accent: gold[400] },
  scrim: "rgb(0 0 0 / 0.7)",
  shadow: "0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.35)",
};
