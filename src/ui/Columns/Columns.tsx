import { roleOf, type ArrangementProps } from "../Stack/arrangement.ts";
import { gap } from "../Stack/gap.css.ts";
import * as styles from "./Columns.css.ts";

/** Parts beside each other in columns, below one another where there is no room. */
export interface ColumnsProps extends ArrangementProps {
  /** How many of equal width, or two of which the first (`wide-start`) or the second (`wide-end`) is wider. Default: 2. */
  columns?: styles.Widths;
  /** Narrower than this, all stand below one another. Default: tablet. */
  collapse?: styles.Collapse;
  /** Where children of unlike height stand. Default: stretch. */
  align?: styles.Align;
}

/** See {@link ColumnsProps}. */
export function Columns({ children, columns = 2, collapse = "tablet", space = 300, align = "stretch", as: Element = "div", role, ...rest }: ColumnsProps) {
  return (
    <Element
      {...rest}
      role={roleOf({ as: Element, role })}
      className={`${styles.root} ${styles.columns[collapse][columns]} ${styles.align[align]} ${gap[space]}`}
    >
      {children}
    </Element>
  );
}
