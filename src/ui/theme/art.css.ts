import { stroke } from "#tokens/primitive/scale";
import { part } from "./style.ts";
import { color } from "./vars.css.ts";

/**
 * How drawings are drawn, all in one hand: lines of one width with round ends, a soft ground, and a little gold. An `svg`
 * takes `root`, each shape in it one of the others; the colours are the theme's.
 */
export const root = part({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
}, "artRoot");

/** The same width at any size of the drawing. */
const line = { strokeWidth: stroke.medium, vectorEffect: "non-scaling-stroke" } as const;

/** What things are made of: a line around, and the ground of the page within. */
export const thing = part({ ...line, stroke: color.art.line, fill: color.bgColor.surface }, "artThing");
/** A mark on an object. */
export const mark = part({ ...line, stroke: color.art.line }, "artMark");
/** A part of a thing in colour. */
export const filled = part({ ...line, stroke: color.art.line, fill: color.art.fill }, "artFilled");
/** The background shape. */
export const soft = part({ fill: color.art.soft }, "artSoft");
/** What the eye shall find first: a tick, a way. */
export const accent = part({ ...line, strokeWidth: stroke.thick, stroke: color.art.accent }, "artAccent");
/** A thing in gold. */
export const golden = part({ ...line, stroke: color.art.line, fill: color.art.accent }, "artGolden");
