import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

/** Text for screen readers only. Never for anything focusable. */
export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element; `div` for blocks of text. Default: span. */
  as?: "span" | "div";
  id?: string;
}

/** See {@link VisuallyHiddenProps}. */
export const VisuallyHidden = ({ children, as: Element = "span", id }: VisuallyHiddenProps) => (
  <Element id={id} className={styles.root}>
    {children}
  </Element>
);
