import { clsx } from "../theme/clsx.ts";
import * as styles from "./Button.css.ts";

/** The class of Button and ButtonLink. */
export const buttonClass = ({ tone, size, fullWidth }: { tone: styles.Tone; size: styles.Size; fullWidth: boolean }) =>
  clsx(styles.root, styles.tones[tone], styles.sizes[size], fullWidth && styles.fullWidth);
