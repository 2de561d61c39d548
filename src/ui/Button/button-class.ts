import { join } from "../theme/join.ts";
import { root, sizes, stretched, tones, type Size, type Tone } from "./Button.css.ts";

/** The class of a button, for Button and ButtonLink alike. */
export const buttonClass = ({ tone, size, stretch }: { tone: Tone; size: Size; stretch: boolean }) =>
  join(root, tones[tone], sizes[size], stretch && stretched);
