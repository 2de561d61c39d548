import { roleOf, type ArrangementProps } from "../Stack/arrangement.ts";
import { gap } from "../Stack/gap.css.ts";
import * as styles from "./Inline.css.ts";

/** Parts one after another, as words are, going on in the next line when one is full. For equal widths: Columns. */
export interface InlineProps extends ArrangementProps {
  /** Where the children stand in the line. Default: start. */
  align?: styles.Align;
  /** How tall and low children stand beside each other. Default: center. */
  alignAcross?: styles.AlignAcross;
}

/** See {@link InlineProps}. */
export function Inline({ children, space = 150, align = "start", alignAcross = "center", as: Element = "div", role, ...rest }: InlineProps) {
  return (
    <Element
      {...rest}
      role={roleOf({ as: Element, role })}
      className={`${styles.root} ${styles.align[align]} ${styles.alignAcross[alignAcross]} ${gap[space]}`}
    >
      {children}
    </Element>
  );
}
