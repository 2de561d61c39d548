import { useRef, type ReactNode } from "react";
import * as styles from "./CountUp.css.ts";
import { useCountUp } from "./useCountUp.ts";

/** A figure that counts up when it comes into view. The final figure is in the HTML, and screen readers read only that. */
export interface CountUpProps {
  to: number;
  /** Formats a value: 50000 becomes "50,000+". */
  format: (value: number) => ReactNode;
}

/** See {@link CountUpProps}. */
export function CountUp({ to, format }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  const count = useCountUp(root, to);
  const counting = count !== undefined;
  return (
    <span ref={root} className={styles.root}>
      <span className={styles.figure} data-counting={counting || undefined}>
        {format(to)}
      </span>
      {counting && (
        <span className={styles.moving} aria-hidden="true">
          {format(count)}
        </span>
      )}
    </span>
  );
}
