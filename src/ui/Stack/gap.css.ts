import { scale } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";

/** A step of the scale of lengths: how much space stands between two parts. */
export type Space = keyof typeof scale;

/** The class that keeps so much space between children, for Stack, Inline and Columns alike. */
export const gap = Object.fromEntries(
  Object.entries(scale).map(([step, length]) => [step, part({ gap: length }, `gap${step}`)]),
) as Record<Space, string>;
