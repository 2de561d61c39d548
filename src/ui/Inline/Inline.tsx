import { listRoleOf, type ArrangementProps } from "../Stack/arrangement.ts";
import { gap } from "../Stack/gap.css.ts";
import * as styles from "./Inline.css.ts";

/** Content in a row that wraps. For equal widths use Columns. */
export interface InlineProps extends ArrangementProps {
  /** Horizontal alignment. Default: start. */
  align?: styles.Align;
  /** Vertical alignment of children with different heights. Default: center. */
  alignAcross?: styles.AlignAcross;
}

/** See {@link InlineProps}. */
export function Inline({
  children,
  space = 150,
  align = "start",
  alignAcross = "center",
  as: Element = "div",
  role,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      role={listRoleOf({ as: Element, role })}
      className={`${styles.root} ${styles.align[align]} ${styles.alignAcross[alignAcross]} ${gap[space]}`}
    >
      {children}
    </Element>
  );
}
