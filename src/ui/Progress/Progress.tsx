import { useId } from "react";
import * as styles from "./Progress.css.ts";

/** How far something has come: an upload, steps of a form. When nothing is known of the end, a Spinner beside words is quieter. */
export interface ProgressProps {
  /** What is under way: "Uploading your video". */
  label: string;
  /** How much is done, 0 to `max`. Left out while that is unknown. */
  value?: number;
  /** The whole. Default: 1. */
  max?: number;
  /** The value in words, seen and heard: "4 of 10 MB". */
  valueText?: string;
}

/** See {@link ProgressProps}. It does not announce itself: tell of the end in the page's status region. */
export function Progress({ label, value, max = 1, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>{label}</label>
        {valueText !== undefined && <span className={styles.value} aria-hidden="true">{valueText}</span>}
      </div>
      <progress className={styles.track} id={id} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}
