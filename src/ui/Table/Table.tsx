import { useId, useRef, type ReactNode } from "react";
import * as styles from "./Table.css.ts";
import { useOverflow } from "./useOverflow.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { clsx } from "../theme/clsx.ts";

/** A column, as its heading announces it. */
export interface TableColumn {
  heading: ReactNode;
  /** `end` for figures: they line up digit below digit. Default: start. */
  align?: styles.Align;
}

/** Facts in rows and columns that are read both ways. For pairs of term and value use DescriptionList. */
export interface TableProps {
  /** Says what the table tells, and names it. */
  caption: ReactNode;
  /** Shown in a table that is wider than its place: "Scroll sideways to see all columns." */
  scrollHint: string;
  /** Default: shown. Otherwise only heard, where a heading says the same just above. */
  showCaption?: boolean;
  columns: TableColumn[];
  /** Cells of each row, in the order of the columns. */
  rows: ReactNode[][];
  /** Totals, in a last row that stands out. */
  total?: ReactNode[];
  /** The first cell of each row names the row. Default: it does. */
  rowHeadings?: boolean;
}

/** See {@link TableProps}. */
export function Table({ caption, scrollHint, showCaption = true, columns, rows, total, rowHeadings = true }: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const cells = (row: ReactNode[]) => row.map((cell, index) => {
    const className = clsx(styles.cell, columns[index]?.align === "end" && styles.figures);
    return index === 0 && rowHeadings
      ? <th key={index} scope="row" className={`${className} ${styles.rowHeading}`}>{cell}</th>
      : <td key={index} className={className}>{cell}</td>;
  });
  // Who has no mouse scrolls by arrow keys, and for that the scroller must take focus and have a name.
  const reachable = overflows ? { tabIndex: 0, role: "region", "aria-labelledby": captionId } : undefined;
  return (
    <div ref={scroller} className={styles.scroller} {...reachable}>
      {/* For the eye: who hears the table is told its columns, and moves among them. */}
      <p className={styles.scrollHint} aria-hidden="true"><Icon shape={icons.sideways} />{scrollHint}</p>
      <table className={styles.table}>
        <caption id={captionId} className={showCaption ? styles.caption : styles.hidden}><span className={styles.captionText}>{caption}</span></caption>
        <thead>
          <tr>
            {columns.map(({ heading, align = "start" }, index) => (
              <th key={index} scope="col" className={clsx(styles.cell, align === "end" && styles.figures, styles.columnHeading)}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => <tr key={index} className={styles.row}>{cells(row)}</tr>)}
        </tbody>
        {total && <tfoot><tr className={`${styles.row} ${styles.total}`}>{cells(total)}</tr></tfoot>}
      </table>
    </div>
  );
}
