import type { ReactNode, Ref } from "react";
import * as styles from "./Heading.css.ts";

/** Depth of a heading in the outline of its page; 1 is the page's own and stands once. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** A heading: its level says where it stands in the outline, its size how loud it is. */
export interface HeadingProps {
  children: ReactNode;
  level: HeadingLevel;
  /** Default: the size of its level. */
  size?: styles.Size;
  id?: string;
  /** -1 for a heading that takes focus, after a navigation or when a screen is replaced. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

/** See {@link HeadingProps}. */
export function Heading({ children, level, size = level > 4 ? 4 : (level as styles.Size), id, tabIndex, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element ref={ref} id={id} tabIndex={tabIndex} className={styles.size[size]}>{children}</Element>;
}
