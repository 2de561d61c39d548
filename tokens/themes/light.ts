import { palette } from "../primitive/palette.ts";
import type { Colors } from "../semantic/color.ts";

const { blue, gold, grey, green, red, white } = palette;

export const light: Colors = {
  bgColor: {
    page: white,
    surface: white,
    muted: blue[50],
    inverse: blue[900],
    inverseRaised: blue[800],
    hover: blue[100],
    highlight: gold[50],
    positive: green[50],
    critical: red[50],
    caution: gold[50],
    info: blue[50],
  },
  fgColor: {
    default: grey[900],
    muted: grey[700],
    accent: blue[700],
    accentHover: blue[900],
    highlight: gold[700],
    positive: green[700],
    critical: red[700],
    caution: gold[800],
    info: blue[800],
    onInverse: white,
    onInverseMuted: blue[200],
    onInverseHighlight: gold[300],
  },
  borderColor: {
    default: grey[200],
    control: grey[500],
    accent: blue[600],
    critical: red[700],
    positive: green[700],
    caution: gold[600],
    info: blue[600],
    onInverse: blue[400],
  },
  focus: { inner: white, outer: blue[800] },
  button: {
    accent: { rest: blue[700], hover: blue[800], active: blue[900], fgColor: white },
    highlight: { rest: gold[300], hover: gold[200], active: gold[400], fgColor: blue[950] },
    critical: { rest: red[700], hover: red[800], active: red[900], fgColor: white },
    neutral: { rest: white, hover: blue[50], active: blue[100], fgColor: blue[700], borderColor: blue[600] },
  },
  chart: { principal: blue[800], interest: gold[550], gap: white },
  range: { track: grey[300], filled: blue[700], thumb: blue[700] },
  art: { line: blue[800], fill: blue[200], soft: blue[100], accent: gold[300] },
  scrim: "rgb(6 21 46 / 0.6)",
  shadow: "0 1px 2px rgb(10 33 69 / 0.06), 0 8px 24px rgb(10 33 69 / 0.08)",
};
