import type { ReactNode } from "react";
import * as styles from "./Container.css.ts";

/** Limits the width of its content and keeps it off the edges of the screen. Section already has one. */
export interface ContainerProps {
  children: ReactNode;
  /** `page` for sections, `text` for reading, `narrow` for a short form. Default: page. */
  width?: styles.Width;
}

/** See {@link ContainerProps}. */
export function Container({ children, width = "page" }: ContainerProps) {
  return <div className={styles.container[width]}>{children}</div>;
}
