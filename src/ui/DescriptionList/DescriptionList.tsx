import type { ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";
import { clsx } from "../theme/clsx.ts";

/** A term and its value. */
export interface DescriptionItem {
  /** Unique in the list. */
  id: string;
  term: ReactNode;
  value: ReactNode;
  /** The main figure, shown large. Once per list. */
  emphasis?: boolean;
  /** Shows its colour in the doughnut beside the list; decoration only, because the term names it. */
  swatch?: styles.Swatch;
}

/** Terms with their values, one pair per row: a summary, the details of a bank account. For more columns use Table. */
export interface DescriptionListProps {
  items: DescriptionItem[];
}

/** See {@link DescriptionListProps}. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ id, term, value, emphasis = false, swatch }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.term}>
            {swatch && <span className={styles.swatch[swatch]} />}
            {term}
          </dt>
          <dd className={clsx(styles.value, emphasis && styles.strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
