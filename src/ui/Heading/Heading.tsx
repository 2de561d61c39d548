import type { ReactNode, Ref } from "react";
import * as styles from "./Heading.css.ts";

/** Level of a heading in the outline of its page; level 1 occurs once. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** A heading with a level in the outline and an independent size. */
export interface HeadingProps {
  children: ReactNode;
  level: HeadingLevel;
  /** Default: the size of its level. */
  size?: styles.Size;
  id?: string;
  /** -1 for a heading that takes the focus after a navigation or when a screen is replaced. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

/** See {@link HeadingProps}. */
export function Heading({
  children,
  level,
  size = level > 4 ? 4 : (level as styles.Size),
  id,
  tabIndex,
  ref,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element ref={ref} id={id} tabIndex={tabIndex} className={styles.size[size]}>
      {children}
    </Element>
  );
}
