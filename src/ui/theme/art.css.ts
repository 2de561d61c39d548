import { stroke } from "#tokens/primitive/scale";
import { part } from "./style.ts";
import { color } from "./vars.css.ts";

/**
 * The common style of all drawings: lines of one width with round ends, a soft background, and a little gold. An `svg`
 * has `root`, each shape in it one of the others; the colours are the theme's.
 */
export const root = part(
  {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "artRoot",
);

/** The same width at any size of the drawing. */
const line = { strokeWidth: stroke.medium, vectorEffect: "non-scaling-stroke" } as const;

/** An object: a line around it, and the page's surface colour inside. */
export const thing = part({ ...line, stroke: color.art.line, fill: color.bgColor.surface }, "artThing");
/** A mark on an object. */
export const mark = part({ ...line, stroke: color.art.line }, "artMark");
/** A coloured part of an object. */
export const filled = part({ ...line, stroke: color.art.line, fill: color.art.fill }, "artFilled");
/** The background shape. */
export const soft = part({ fill: color.art.soft }, "artSoft");
/** The main detail: a tick, a path. */
export const accent = part({ ...line, strokeWidth: stroke.thick, stroke: color.art.accent }, "artAccent");
/** An object in gold. */
export const golden = part({ ...line, stroke: color.art.line, fill: color.art.accent }, "artGolden");
