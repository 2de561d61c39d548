import { clsx } from "../theme/clsx.ts";
import { root, sizes, stretched, tones, type Size, type Tone } from "./Button.css.ts";

/** The class of Button and ButtonLink. */
export const buttonClass = ({ tone, size, stretch }: { tone: Tone; size: Size; stretch: boolean }) =>
  clsx(root, tones[tone], sizes[size], stretch && stretched);
