import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./IconLine.css.ts";

/** A short text with an icon aligned to its first line: opening hours, a hint. For important messages use Notice. */
export interface IconLineProps {
  children: ReactNode;
  /** One of `icons`; decoration only, because the text must have the same meaning. */
  icon: string;
  /** `muted` for secondary text. Default: default. */
  tone?: styles.Tone;
  /** `small` for captions. Default: medium. */
  size?: styles.Size;
}

/** See {@link IconLineProps}. */
export function IconLine({ children, icon, tone = "default", size = "medium" }: IconLineProps) {
  return (
    <p className={clsx(styles.root, styles.tones[tone], styles.sizes[size])}>
      <span className={styles.icon}>
        <Icon shape={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}
