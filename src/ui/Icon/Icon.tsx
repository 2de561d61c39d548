import * as styles from "./Icon.css.ts";
import { clsx } from "../theme/clsx.ts";

/** A small drawing beside words. It is decoration: what it means, the words beside it or the button's label say. */
export interface IconProps {
  /** One of `icons`: `icons.phone`. */
  shape: string;
  /** `text` grows with the words beside it, the rest are 24, 32 and 48 px at the usual text size. Default: text. */
  size?: styles.Size;
  /** Filled with its own colour: the stars of a review. */
  filled?: boolean;
}

/** See {@link IconProps}. */
export function Icon({ shape, size = "text", filled = false }: IconProps) {
  return (
    <svg className={clsx(styles.root, styles.sizes[size])} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-filled={filled || undefined}>
      <path d={shape} />
    </svg>
  );
}
