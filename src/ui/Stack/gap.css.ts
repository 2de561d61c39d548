import { scale } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";

/** A step of the scale of lengths: the space between two elements. */
export type Space = keyof typeof scale;

/** The class with the gap between children, for Stack, Inline and Columns. */
export const gap = Object.fromEntries(
  Object.entries(scale).map(([step, length]) => [step, part({ gap: length }, `gap${step}`)]),
) as Record<Space, string>;
