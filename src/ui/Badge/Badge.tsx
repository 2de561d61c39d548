import type { ReactNode } from "react";
import * as styles from "./Badge.css.ts";
import { clsx } from "../theme/clsx.ts";

/** The state of something in one or two words: received, approved. It is not a button. For a longer message use Notice. */
export interface BadgeProps {
  children: ReactNode;
  /** Default: neutral. The words must say it as well. */
  tone?: styles.Tone;
  /** Drawn before the words; decoration only. */
  icon?: ReactNode;
}

/** See {@link BadgeProps}. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className={clsx(styles.root, styles.tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
