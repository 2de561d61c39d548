import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./IconLine.css.ts";

/** A few words led by a sign, level with their first line: opening hours, a hint. What may not be overlooked is a Notice. */
export interface IconLineProps {
  children: ReactNode;
  /** One of `icons`; decoration, for the words must say it as well. */
  icon: string;
  /** `muted` for what is second to the words around it. Default: default. */
  tone?: styles.Tone;
  /** `small` for captions. Default: medium. */
  size?: styles.Size;
}

/** See {@link IconLineProps}. */
export function IconLine({ children, icon, tone = "default", size = "medium" }: IconLineProps) {
  return (
    <p className={clsx(styles.root, styles.tones[tone], styles.sizes[size])}>
      <span className={styles.icon}><Icon shape={icon} /></span>
      <span>{children}</span>
    </p>
  );
}
