/** Every colour for components, by purpose. A theme that omits one does not compile. */
export interface Colors {
  bgColor: {
    /** Behind everything. */
    page: string;
    /** Cards, fields, dialogs, the header. */
    surface: string;
    /** A band of the page with a light tint. */
    muted: string;
    /** The dark band: banner and footer. */
    inverse: string;
    /** A box on the dark band. */
    inverseRaised: string;
    /** A hovered entry of a list or a menu. */
    hover: string;
    /** A light gold, behind the most important content of a page. */
    highlight: string;
    positive: string;
    critical: string;
    caution: string;
    info: string;
  };
  fgColor: {
    default: string;
    /** Secondary text: hints, captions. Still 7:1 in the ordinary themes. */
    muted: string;
    /** Links and actions. */
    accent: string;
    accentHover: string;
    /** Figures and small icons in gold. */
    highlight: string;
    positive: string;
    critical: string;
    caution: string;
    info: string;
    onInverse: string;
    onInverseMuted: string;
    /** Gold on the dark band. */
    onInverseHighlight: string;
  };
  borderColor: {
    /** A separator without meaning. */
    default: string;
    /** The border of a field or another control: 3:1 against its background. */
    control: string;
    accent: string;
    critical: string;
    positive: string;
    caution: string;
    info: string;
    onInverse: string;
  };
  /** Two rings, so that one of them is visible on any background. */
  focus: { inner: string; outer: string };
  button: {
    accent: { rest: string; hover: string; active: string; fgColor: string };
    highlight: { rest: string; hover: string; active: string; fgColor: string };
    critical: { rest: string; hover: string; active: string; fgColor: string };
    neutral: { rest: string; hover: string; active: string; fgColor: string; borderColor: string };
  };
  /** docs/product.md, section 9.4: dark blue principal, gold interest. */
  chart: { principal: string; interest: string; gap: string };
  /** Filled part, empty part and thumb of a slider. */
  range: { track: string; filled: string; thumb: string };
  /** Drawings: the line, the large shape, the small accent. */
  art: { line: string; fill: string; soft: string; accent: string };
  /** The layer behind a dialog. */
  scrim: string;
  shadow: string;
}
