import * as styles from "./Spinner.css.ts";

/**
 * Shows that a task is in progress, in the size and colour of the text beside it. Decoration only: the text names the
 * task. With reduced motion it is an hourglass.
 */
export function Spinner() {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g className={styles.ring}>
        <circle className={styles.rail} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </g>
      <path className={styles.hourglass} d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4" />
    </svg>
  );
}
