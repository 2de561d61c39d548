import * as styles from "./Spinner.css.ts";

/**
 * The sign that something goes on: as tall as the words beside it, in their colour. Decoration only, the words tell.
 * With less motion asked for, an hourglass stands in its place.
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
