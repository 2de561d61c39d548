import type { ReactNode } from "react";
import * as styles from "./FieldGroup.css.ts";

/** Fields that belong together, with a legend that a screen reader announces at the first of them. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{legend}</h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
