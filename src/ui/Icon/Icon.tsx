import * as styles from "./Icon.css.ts";
import { clsx } from "../theme/clsx.ts";

/** A small drawing beside text. It is decoration: the text beside it or the button's label gives its meaning. */
export interface IconProps {
  /** One of `icons`: `icons.phone`. */
  shape: string;
  /** `text` scales with the text beside it; the others are 24, 32 and 48 px at the default text size. Default: text. */
  size?: styles.Size;
  /** Filled with its colour: the stars of a review. Default: false. */
  filled?: boolean;
}

/** See {@link IconProps}. */
export function Icon({ shape, size = "text", filled = false }: IconProps) {
  return (
    <svg
      className={clsx(styles.root, styles.sizes[size])}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-filled={filled || undefined}
    >
      <path d={shape} />
    </svg>
  );
}
