import { useId } from "react";
import * as styles from "./Progress.css.ts";

/** Progress of a task: an upload, the steps of a form. If the progress is unknown, prefer a Spinner beside text. */
export interface ProgressProps {
  /** Name of the task: "Uploading your video". */
  label: string;
  /** Progress, 0 to `max`. Default: unknown. */
  value?: number;
  /** Value of a finished task. Default: 1. */
  max?: number;
  /** Visible and announced text of the value: "4 of 10 MB". */
  valueText?: string;
}

/** See {@link ProgressProps}. It does not announce itself: announce the end with `useAnnounce`. */
export function Progress({ label, value, max = 1, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {valueText !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <progress className={styles.track} id={id} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}
