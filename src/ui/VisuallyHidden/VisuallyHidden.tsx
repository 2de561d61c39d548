import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

/** Words for those who listen only. Never for what takes focus. */
export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element to be; `div` for blocks of text. Default: span. */
  as?: "span" | "div";
  id?: string;
}

/** See {@link VisuallyHiddenProps}. */
export const VisuallyHidden = ({ children, as: Element = "span", id }: VisuallyHiddenProps) => (
  <Element id={id} className={styles.root}>{children}</Element>
);
