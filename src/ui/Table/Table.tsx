import { useId, useRef, type ReactNode } from "react";
import * as styles from "./Table.css.ts";
import { useOverflow } from "./useOverflow.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { clsx } from "../theme/clsx.ts";

/** A column and its heading. */
export interface TableColumn {
  heading: ReactNode;
  /** `end` for figures, so that their digits are aligned. Default: start. */
  align?: styles.Align;
}

/** Data in rows and columns. For pairs of term and value use DescriptionList. */
export interface TableProps {
  /** Caption and name of the table. */
  caption: ReactNode;
  /** Shown if the table is wider than its container: "Scroll sideways to see all columns." */
  scrollHint: string;
  /** Hides the caption visually, if a heading above has the same text. Default: shown. */
  showCaption?: boolean;
  columns: TableColumn[];
  /** Cells of each row, in the order of the columns. */
  rows: ReactNode[][];
  /** Totals, in a highlighted last row. */
  total?: ReactNode[];
  /** Whether the first cell of each row is its heading. Default: true. */
  rowHeadings?: boolean;
}

/** See {@link TableProps}. */
export function Table({
  caption,
  scrollHint,
  showCaption = true,
  columns,
  rows,
  total,
  rowHeadings = true,
}: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const cells = (row: ReactNode[]) =>
    row.map((cell, index) => {
      const className = clsx(styles.cell, columns[index]?.align === "end" && styles.figures);
      return index === 0 && rowHeadings ? (
        <th key={index} scope="row" className={`${className} ${styles.rowHeading}`}>
          {cell}
        </th>
      ) : (
        <td key={index} className={className}>
          {cell}
        </td>
      );
    });
  // Keyboard users scroll with the arrow keys, so the scroller must take the focus and have a name.
  const reachable = overflows ? { tabIndex: 0, role: "region", "aria-labelledby": captionId } : undefined;
  return (
    <div ref={scroller} className={styles.scroller} {...reachable}>
      {/* Only visible: a screen reader announces the columns and moves between them. */}
      <p className={styles.scrollHint} aria-hidden="true">
        <Icon shape={icons.sideways} />
        {scrollHint}
      </p>
      <table className={styles.table}>
        <caption id={captionId} className={showCaption ? styles.caption : styles.hidden}>
          <span className={styles.captionText}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ heading, align = "start" }, index) => (
              <th
                key={index}
                scope="col"
                className={clsx(styles.cell, align === "end" && styles.figures, styles.columnHeading)}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={styles.row}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={`${styles.row} ${styles.total}`}>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
