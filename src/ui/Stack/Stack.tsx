import { listRoleOf, type ArrangementProps } from "./arrangement.ts";
import { gap } from "./gap.css.ts";
import * as styles from "./Stack.css.ts";

/** Content in a column with equal gaps. Side by side: Inline or Columns. */
export interface StackProps extends ArrangementProps {
  /** Horizontal alignment of the children. Default: stretch. */
  align?: styles.Align;
}

/** See {@link StackProps}. */
export function Stack({ children, space = 200, align = "stretch", as: Element = "div", role, ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      role={listRoleOf({ as: Element, role })}
      className={`${styles.root} ${styles.align[align]} ${gap[space]}`}
    >
      {children}
    </Element>
  );
}
