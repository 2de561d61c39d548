/** Every colour that a part may use, by purpose. A theme gives each one a value, and one left out does not compile. */
export interface Colors {
  bgColor: {
    /** Behind everything. */
    page: string;
    /** Cards, fields, dialogs, the header. */
    surface: string;
    /** A band of the page set apart by a breath of colour. */
    muted: string;
    /** The deep band: banner and footer. */
    inverse: string;
    /** A box upon the deep band. */
    inverseRaised: string;
    /** Something pointed at, in a list or a menu. */
    hover: string;
    /** A quiet gold, behind what matters most on a page. */
    highlight: string;
    positive: string;
    critical: string;
    caution: string;
    info: string;
  };
  fgColor: {
    default: string;
    /** Second to the default: hints, captions. Still 7:1 in the ordinary themes' text sizes. */
    muted: string;
    /** Links and what acts. */
    accent: string;
    accentHover: string;
    /** Figures and small signs in gold. */
    highlight: string;
    positive: string;
    critical: string;
    caution: string;
    info: string;
    onInverse: string;
    onInverseMuted: string;
    /** Gold on the deep band. */
    onInverseHighlight: string;
  };
  borderColor: {
    /** Parts one thing from another; carries no meaning. */
    default: string;
    /** The edge of a field or another control: 3:1 against what it stands on. */
    control: string;
    accent: string;
    critical: string;
    positive: string;
    caution: string;
    info: string;
    onInverse: string;
  };
  /** Two rings, so that one of them stands out on any ground. */
  focus: { inner: string; outer: string };
  button: {
    accent: { rest: string; hover: string; active: string; fgColor: string };
    highlight: { rest: string; hover: string; active: string; fgColor: string };
    critical: { rest: string; hover: string; active: string; fgColor: string };
    neutral: { rest: string; hover: string; active: string; fgColor: string; borderColor: string };
  };
  /** Section 9: dark blue principal, gold interest. */
  chart: { principal: string; interest: string; gap: string };
  /** Filled part, empty part and thumb of a slider. */
  range: { track: string; filled: string; thumb: string };
  /** Drawings: the line, the large shape, the small accent. */
  art: { line: string; fill: string; soft: string; accent: string };
  /** Behind a dialog. */
  scrim: string;
  shadow: string;
}
