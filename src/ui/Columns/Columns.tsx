import { listRoleOf, type ArrangementProps } from "../Stack/arrangement.ts";
import { gap } from "../Stack/gap.css.ts";
import * as styles from "./Columns.css.ts";

/** Content in columns, stacked on a narrow screen. */
export interface ColumnsProps extends ArrangementProps {
  /** Number of equal columns, or two of which the first (`wide-start`) or the second (`wide-end`) is wider. Default: 2. */
  columns?: styles.Widths;
  /** Below this width the columns are stacked. Default: tablet. */
  collapse?: styles.Collapse;
  /** Vertical alignment of children with different heights. Default: stretch. */
  align?: styles.Align;
}

/** See {@link ColumnsProps}. */
export function Columns({
  children,
  columns = 2,
  collapse = "tablet",
  space = 300,
  align = "stretch",
  as: Element = "div",
  role,
  ...rest
}: ColumnsProps) {
  return (
    <Element
      {...rest}
      role={listRoleOf({ as: Element, role })}
      className={`${styles.root} ${styles.columns[collapse][columns]} ${styles.align[align]} ${gap[space]}`}
    >
      {children}
    </Element>
  );
}
